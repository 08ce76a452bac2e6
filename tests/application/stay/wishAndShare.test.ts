import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import { resolveFrom } from "#main/containers.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

const stage = () => {
	const memory = memoryPorts();
	return { memory, use: resolveFrom(memoryContainer(memory)) };
};
const gold = { name: "홍길동", grade: "Gold", type: "N", corpName: null } as const;

describe("wish-listing and sharing a stay", () => {
	it("redirects a logged-out visitor to login with the wish as pending action [DEC-094]", async () => {
		const { memory, use } = stage();
		await memory.pageNavigation.go("/products/7?adtCnt=2");
		expect(await use(useCases.toggleWish).execute(7)).toEqual({ ok: false, error: { kind: "loginNeeded" } });
		expect(memory.pageNavigation.current()).toBe(
			`/login?returnUrl=${encodeURIComponent("/products/7?adtCnt=2&type=wish&idx=7")}`,
		);
		expect(memory.stays.asked).toEqual([]);
	});

	it("adds the stay, or removes it when it is listed [DEC-170]", async () => {
		const { memory, use } = stage();
		memory.currentVisitor.entered(gold);
		expect(await use(useCases.toggleWish).execute(7)).toEqual({ ok: true, value: true });
		expect(memory.stays.wished.has(7)).toBe(true);
		expect(await use(useCases.toggleWish).execute(7)).toEqual({ ok: true, value: false });
		expect(memory.stays.wished.has(7)).toBe(false);
	});

	it.each([true, false])(
		"keeps the wanted state (%s) when another tab has already set it [DEC-170]",
		async (wanted) => {
			const { memory, use } = stage();
			memory.currentVisitor.entered(gold);
			if (wanted) memory.stays.wished.add(7);
			expect(await use(useCases.toggleWish).execute(7, "", wanted)).toEqual({ ok: true, value: wanted });
			expect(memory.stays.wished.has(7)).toBe(wanted);
		},
	);

	it("shares through the app around the page, and not through the device too [BRIDGE-05] [UI-TOPBAR-02] [DEC-031]", async () => {
		const { memory, use } = stage();
		memory.nativeHost.present = true;
		await memory.pageNavigation.go("/products/7");
		expect(await use(useCases.sharePage).execute("숙소")).toBe("shared");
		const payload = { title: "숙소", url: "https://stay.test/products/7" };
		expect(memory.nativeHost.messages).toEqual([{ event: "share", payload }]);
		expect(memory.sharing.shared).toEqual([]);
	});

	it("shares through the device when the page is not in the app [BRIDGE-05] [UI-TOPBAR-02] [DEC-031]", async () => {
		const { memory, use } = stage();
		await memory.pageNavigation.go("/products/7");
		expect(await use(useCases.sharePage).execute("숙소")).toBe("copied");
		expect(memory.sharing.shared).toEqual([{ title: "숙소", url: "https://stay.test/products/7" }]);
	});
});
