import { describe, expect, it, vi } from "vitest";
import type { PendingAction } from "#domain/navigation/pendingAction.ts";
import { takePendingAction } from "#ui/app/takePendingAction.ts";

const wish: PendingAction = { kind: "wish", id: 7 };
const isWish = ({ kind }: PendingAction) => kind === "wish";

/** A page at a URL, whose navigations complete only when the test lets the router run. */
function page(at: string, signedIn = true) {
	let address = at;
	const moves: (() => void)[] = [];
	const go = vi.fn(
		(to: string, _options?: { readonly replace?: boolean }) =>
			new Promise<void>((resolve) => {
				moves.push(() => {
					address = to;
					resolve();
				});
			}),
	);
	const navigation = { current: () => address, go };
	return {
		app: { navigation, session: { signedIn } } as unknown as Parameters<typeof takePendingAction>[0],
		go,
		move() {
			for (const move of moves.splice(0)) move();
		},
		at: () => address,
	};
}

describe("an action resumed after login [DEC-094]", () => {
	it("is taken once even if two parts of the page look for it, and leaves the address without a new history entry", async () => {
		const { app, go, move, at } = page("/event/1?type=wish&idx=7");
		const first = takePendingAction(app, isWish);
		expect(await takePendingAction(app, isWish)).toBeNull();
		move();
		expect(await first).toEqual(wish);
		expect(go.mock.calls).toEqual([["/event/1", { replace: true }]]);
		expect(at()).toBe("/event/1");
		expect(await takePendingAction(app, isWish)).toBeNull();
	});

	it("is taken again when a later login leads back to the same address", async () => {
		const { app, move } = page("/event/1?type=wish&idx=7");
		const first = takePendingAction(app, isWish);
		move();
		await first;
		void app.navigation.go("/event/1?type=wish&idx=7");
		move();
		const again = takePendingAction(app, isWish);
		move();
		expect(await again).toEqual(wish);
	});

	it("is left alone by parts that do not handle it, and is dropped for a visitor who did not log in", async () => {
		const others = page("/event/1?type=coupon&idx=7");
		expect(await takePendingAction(others.app, isWish)).toBeNull();
		expect(others.go).not.toHaveBeenCalled();
		const anonymous = page("/event/1?type=wish&idx=7", false);
		const taken = takePendingAction(anonymous.app, isWish);
		anonymous.move();
		expect(await taken).toBeNull();
		expect(anonymous.at()).toBe("/event/1");
	});
});
