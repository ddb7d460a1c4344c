it("the port of a server is not written into the pages", async () => {
  process.env.PORT = "3001";
  const { absoluteUrl } = await import("@/lib/site-url");
  expect(absoluteUrl("/contato")).toBe("http://localhost:3000/contato");
});
