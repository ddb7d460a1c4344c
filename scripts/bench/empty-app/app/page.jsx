export const metadata = { title: "Empty", description: "One paragraph." };

export default function Page() {
  return <main>{"One paragraph that is long enough. ".repeat(6)}</main>;
}
