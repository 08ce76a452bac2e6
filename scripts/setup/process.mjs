import { spawn } from "node:child_process";
import { constants } from "node:os";

/** Continues as `node args…`: the same process where Node can replace itself, else a child that gets every signal. */
export function handOver(node, args) {
	if (process.execve && process.platform !== "win32") process.execve(node, [node, ...args], process.env);
	const child = spawn(node, args, { stdio: "inherit" });
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
	child.on("error", (error) => {
		console.error(error.message);
		process.exit(1);
	});
	child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
