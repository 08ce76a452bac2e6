import { BroadcastChannel } from "node:worker_threads";
import { it, type RunnerTestCase } from "vitest";
import { channelName, type FirstRun, type MutantAnswer, type MutantOrder } from "./messages.ts";
import { loadedTests, mutantSwitch } from "./mutantSwitch.ts";
import { titleOf } from "./rememberTests.ts";
import { rerun } from "./rerun.ts";

/** Milliseconds after which a mutant's run ends with the first test that has detected it; 0 in areas that always stop at the first. */
const bailAfterMs = process.env.MUTATION_STOPS_AT_FIRST ? 0 : 3000;

/** How often each test has detected a mutant, by its id. */
const killCounts = new Map<string, number>();

/** How often each test has been run against a mutant, by its id. */
const runCounts = new Map<string, number>();

/** Number of runs in which a test without a detection goes first, so that its purpose gets credit too. */
const minTrials = 5;

/** Where the first detection is enough, puts the tests with the most detections per time first. */
function likeliestFirst(ids: readonly string[]): readonly string[] {
	if (bailAfterMs > 0) return ids;
	const worth = (id: string): number => {
		const noticed = killCounts.get(id) ?? 0;
		if (noticed === 0 && (runCounts.get(id) ?? 0) < minTrials) return Number.MAX_VALUE;
		return (noticed + 1) / Math.max(1, millisecondsOf(loadedTests.get(id) ?? []));
	};
	return ids.toSorted((one, other) => worth(other) - worth(one));
}

const millisecondsOf = (tests: readonly RunnerTestCase[]): number =>
	tests.reduce((sum, { result }) => sum + (result?.duration ?? 0), 0);

/** The last of the files: by now the other tests are loaded, and they are rerun for every mutant that Stryker sends. */
it(
	"tries mutants until the process ends",
	async () => {
		const { mutantCoverage: coverage = { static: {}, perTest: {} } } = mutantSwitch;
		const tried = { tests: triedTests(), coverage: structuredClone(coverage) };
		const first: FirstRun = { kind: "firstRun", ...tried, leftOut: await excludeUnrepeatable() };
		const channel = new BroadcastChannel(channelName);
		channel.onmessage = async (event) => {
			const order: MutantOrder = event.data;
			if (order.kind === "try") channel.postMessage(await tryMutant(order));
		};
		channel.postMessage(first);
		return new Promise(() => {});
	},
	Number.POSITIVE_INFINITY,
);

function triedTests(): FirstRun["tests"] {
	return [...loadedTests].flatMap(([id, tests]) => {
		const [test] = tests;
		if (test === undefined) return [];
		const failed = tests.find(({ result }) => result?.state === "fail");
		return {
			id,
			name: titleOf(test),
			file: test.file.filepath,
			milliseconds: millisecondsOf(tests),
			problem: failed === undefined ? null : (failed.result?.errors?.[0]?.message ?? "failed"),
		};
	});
}

/** Files with a test that fails on its second run because of leftovers in a database: all their tests open a new one each. */
const isolatedFiles = new Set<string>();

/** Leaves out tests that still fail then, because they depend on the preceding one: they say nothing about a mutant. */
async function excludeUnrepeatable(): Promise<string[]> {
	const leftOut: string[] = [];
	for (const [id, [test]] of loadedTests) {
		if (test !== undefined && (await failureMessageOf(id)) !== null) isolatedFiles.add(test.file.filepath);
	}
	for (const [id, [test]] of loadedTests) {
		if (test === undefined || !isolatedFiles.has(test.file.filepath)) continue;
		const problem = await failureMessageOf(id);
		if (problem === null) continue;
		leftOut.push(`${id} (${problem})`);
		loadedTests.delete(id);
	}
	return leftOut;
}

async function tryMutant({ mutant, hitLimit, tests }: MutantOrder): Promise<MutantAnswer> {
	const ids = likeliestFirst(tests ?? [...loadedTests.keys()]);
	const killedBy: string[] = [];
	let problem = "";
	let ran = 0;
	let hits = 0;
	const start = performance.now();
	for (const id of ids) {
		if (killedBy.length > 0 && performance.now() - start >= bailAfterMs) break;
		Object.assign(mutantSwitch, { activeMutant: mutant, hitLimit, hitCount: 0 });
		const noticed = await failureMessageOf(id);
		ran += 1;
		runCounts.set(id, (runCounts.get(id) ?? 0) + 1);
		hits += mutantSwitch.hitCount ?? 0;
		Object.assign(mutantSwitch, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
		if (noticed === null) continue;
		killedBy.push(id);
		killCounts.set(id, (killCounts.get(id) ?? 0) + 1);
		problem ||= noticed;
	}
	const [first] = killedBy;
	const spoilt = first !== undefined && (await failureMessageOf(first)) !== null;
	const endless = hitLimit !== undefined && hits > hitLimit && killedBy.length === 0;
	return { kind: "tried", killedBy, problem, ran, endless, spoilt };
}

async function failureMessageOf(id: string): Promise<string | null> {
	for (const test of loadedTests.get(id) ?? []) {
		const problem = await rerun(test, isolatedFiles.has(test.file.filepath));
		if (problem !== null) return problem;
	}
	return null;
}
