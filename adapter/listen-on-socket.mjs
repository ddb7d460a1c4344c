// The first import of the standalone server.js. When systemd passes a listening socket
// (deploy/primoze.socket), the server uses it instead of HOSTNAME and PORT: connections then wait
// in the socket while the server restarts (docs/decisions/0027). Next has no option for this.
import { Server } from "node:net";

const FIRST_SOCKET = 3;

const { LISTEN_PID, LISTEN_FDS } = process.env;
if (LISTEN_PID === String(process.pid) && LISTEN_FDS === "1") {
  const { listen } = Server.prototype;
  Server.prototype.listen = function () {
    Server.prototype.listen = listen;
    return listen.call(this, { fd: FIRST_SOCKET });
  };
}
