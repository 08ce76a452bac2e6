import { spawn } from "node:child_process";
import { constants } from "node:os";

/** Continues as `node args…`: replaces this process where Node supports it, else starts a child that receives every signal. */
export function execNode(node, args) {
	if (process.execve && process.platform !== "win32") process.execve(node, [node, ...args], process.env);
	const child = spawn(node, args, { stdio: "inherit" });
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
	child.on("error", (error) => {
		console.error(error.message);
		process.exit(1);
	});
	child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
