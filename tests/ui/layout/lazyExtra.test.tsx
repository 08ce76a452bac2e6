import { render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { lazyExtra } from "#ui/layout/lazyExtra.tsx";

const Notice = ({ text }: { readonly text: string }) => <p>{text}</p>;

const show = (Extra: ReturnType<typeof lazyExtra<{ readonly text: string }>>) => (
	<>
		<h1>호텔</h1>
		<Suspense>
			<Extra text="가까운 날짜" />
		</Suspense>
	</>
);

it("a part the page can do without is shown once its code has arrived, and by the server with the page", async () => {
	const Extra = lazyExtra(async () => Notice);
	render(show(Extra));
	expect(await screen.findByText("가까운 날짜")).toBeTruthy();
	expect(renderToString(show(Extra))).toContain("가까운 날짜");
});

it("a part the page can do without is left out if its code cannot be loaded [C16]", async () => {
	const load = vi.fn(() => Promise.reject<typeof Notice>(new Error("no code")));
	render(show(lazyExtra(load)));
	await waitFor(() => expect(load).toHaveBeenCalled());
	await new Promise((resolve) => setTimeout(resolve, 0));
	expect(screen.getByRole("heading", { name: "호텔" })).toBeTruthy();
	expect(screen.queryByText("가까운 날짜")).toBeNull();
});
