import { afterAll, beforeAll, describe, expect } from "vitest";
import {
	endVisits,
	joinBrowser,
	type Visit,
	type VisitOptions,
	visit,
	visitAgain,
	type Width,
	widths,
} from "./browser.ts";
import { signIn } from "./members.ts";
import { type ProductOptions, startProduct } from "./server.ts";

/** The product a test file runs on. */
export interface Stage {
	readonly product: { readonly address: string };
	/** Opens a visitor of the product on a recycled device. With `isFirst`, or with other settings, the visitor gets a new device. */
	visit(options: Omit<VisitOptions, "address"> & { readonly isFirst?: true }): Promise<Visit>;
}

/**
 * The products that files share, and the environment variables with their addresses. Tests on `readers` only look and change nothing that
 * others would notice; tests on `bookers` book, sign up and settle, each with its own nights and people.
 */
export const sharedProducts = { readers: "READERS_ADDRESS", bookers: "BOOKERS_ADDRESS" } as const;

/** Joins a shared product. */
export const joinStage = (product: keyof typeof sharedProducts): Stage =>
	stageOn(() => Promise.resolve({ address: process.env[sharedProducts[product]] ?? "" }));

/** Starts a product with the small world for one test file, from before its first test until after its last. */
export const setStage = (options: ProductOptions = {}): Stage => stageOn(() => startProduct(options));

function stageOn(start: () => Promise<{ readonly address: string; remove?(): Promise<void> }>): Stage {
	let product: Awaited<ReturnType<typeof start>>;
	const visitors: Visit[] = [];
	beforeAll(async () => {
		product = await start();
	});
	afterAll(async () => {
		for (const visitor of visitors) await visitor.close();
		if (product?.remove) await endVisits(product.address);
		await product?.remove?.();
	});
	return {
		get product() {
			return product;
		},
		async visit({ width = 1440, isFirst, ...others }) {
			const { address } = product;
			const isOwn = isFirst || Object.keys(others).length > 0;
			const visitor = isOwn
				? await visit(await joinBrowser(), { address, width, ...others })
				: await visitAgain({ address, width });
			visitors.push(visitor);
			return visitor;
		},
	};
}

/**
 * Runs the same tests at every width, each on its own stage, so that what one books, sends or gives up does not affect the next. Read-only
 * tests share a product.
 */
export function atEveryWidth(
	tests: (stage: Stage, width: Width) => void,
	stage: () => Stage = setStage,
): void {
	describe.each(widths)("at %i px", (width) => {
		tests(stage(), width);
	});
}

interface Part {
	readonly width: Width;
	/** The demo account to use; a logged-out visitor when omitted. */
	readonly account?: string;
	/** How many calls the server refuses along the way; the browser itself logs each as a failed resource. */
	readonly refused?: number;
}

/**
 * Plays a scenario on the stage; afterwards the console must hold nothing else. What the browser logs about a connection that the test has
 * cut does not count.
 */
export async function play(
	stage: Stage,
	{ width, account, refused = 0 }: Part,
	work: (visitor: Visit) => Promise<void>,
): Promise<void> {
	const visitor = await stage.visit({ width });
	try {
		if (account) await signIn(visitor.page.context(), stage.product.address, account);
		await work(visitor);
		const problems = (await visitor.problems()).filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"));
		expect(problems.filter((problem) => !problem.includes("status of 400"))).toEqual([]);
		expect(problems).toHaveLength(refused);
	} finally {
		await visitor.close();
	}
}
