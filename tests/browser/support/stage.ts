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

/** What a test file plays on. */
export interface Stage {
	readonly product: { readonly address: string };
	/** A visitor of the product, on a device that others had before. One who `isFirst`, or brings other settings, has a new one. */
	visit(options: Omit<VisitOptions, "address"> & { readonly isFirst?: true }): Promise<Visit>;
}

/**
 * The products that files share, and where the run says that they are. On one they look and change nothing that another
 * would notice; on the other they book, sign up and settle, each its own nights and people.
 */
export const sharedProducts = { readers: "READERS_ADDRESS", bookers: "BOOKERS_ADDRESS" } as const;

/** A shared product. */
export const joinStage = (product: keyof typeof sharedProducts): Stage =>
	stageOn(() => Promise.resolve({ address: process.env[sharedProducts[product]] ?? "" }));

/** A product with the small world, a test file's own, from before its first test until after its last. */
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
 * The same tests at every width, on a stage each: what one has booked, sent or given up, the next one has not. Tests that
 * only look share a product.
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
	/** Of the demo accounts; a visitor who has not logged in without it. */
	readonly account?: string;
	/** How many calls the server refuses on the way: failed resources, which the browser itself writes to the console. */
	readonly refused?: number;
}

/**
 * Plays a part on the stage; nothing else may be on the console in the end. What the browser says of a line that a test has
 * cut is no complaint of the page.
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
