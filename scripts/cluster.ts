/**
 * Simulates several machines on this one, without containers: `npm run cluster -- [--servers 4] [--port 3000] [--world small|full]`. Starts
 * a PostgreSQL primary and its streaming replica, the servers on both, and a load balancer in front; prints all addresses. Type `lose
 * primary` to kill the primary and promote the replica, Ctrl-C to stop. `--rehearse` does that once unattended and exits. See
 * docs/scaling.md.
 */
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { findPostgres } from "#tests/support/postgresServer.ts";
import { Cluster } from "./cluster/Cluster.ts";

const { values } = parseArgs({
	options: {
		servers: { type: "string", default: "4" },
		port: { type: "string", default: "3000" },
		world: { type: "string", default: "small" },
		rehearse: { type: "boolean", default: false },
	},
});
const bin = findPostgres();
if (!bin) {
	console.error("There is no PostgreSQL server on this machine (initdb, pg_ctl, postgres, pg_basebackup).");
	process.exit(1);
}
const cluster = await Cluster.start({
	bin,
	servers: Number(values.servers),
	port: Number(values.port),
	world: values.world === "full" ? "full" : "small",
});
console.log(
	[
		`balancer  ${cluster.balancer.address}`,
		...cluster.servers.map(({ address }, at) => `server ${at + 1}  ${address}`),
		`primary   ${cluster.primary.url("stay")}`,
		`replica   ${cluster.standby.url("stay")}`,
	].join("\n"),
);

async function losePrimary(): Promise<void> {
	const took = await cluster.losePrimary();
	console.log(`The replica is the primary now; bookings were away for ${(took / 1000).toFixed(1)} s.`);
}

const page = async () => {
	const answer = await fetch(cluster.balancer.address);
	return `${answer.status}, ${(await answer.text()).length} characters`;
};

const end = async () => {
	await cluster.stop();
	process.exit();
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end());

if (values.rehearse) {
	console.log(`home through the balancer: ${await page()}`);
	await losePrimary();
	console.log(`home through the balancer: ${await page()}`);
	await end();
}
createInterface({ input: process.stdin }).on("line", (line) => {
	if (line.trim() === "lose primary") void losePrimary();
});
