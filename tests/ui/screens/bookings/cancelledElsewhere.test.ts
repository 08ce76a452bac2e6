import { describe, expect, it } from "vitest";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { refused } from "#domain/failure/Failure.ts";
import { err } from "#domain/shared/Result.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { BookDetailViewModel } from "#ui/screens/book-detail/BookDetailViewModel.ts";
import { bookedStay } from "./bookedStay.ts";

const bookingIn = (status: "confirm" | "cancel_request") => ({
	...bookedStay,
	product: { ...bookedStay.product, status },
});

describe("a booking cancelled elsewhere while its cancellation sheet is open", () => {
	it("is shown as it is now, and the page says why [DEC-177]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookings.detail = bookingIn("confirm");
		const viewModel = new BookDetailViewModel(app);
		viewModel.restore({ orderProductId: 12 });
		await viewModel.load();
		memory.bookings.quoteCancel = async () => err(refused("notCancellable"));
		memory.bookings.detail = bookingIn("cancel_request");
		viewModel.cancel.open();
		await expect.poll(() => viewModel.toast).toEqual({ text: bookDetailCopy.cancel.already });
		expect([viewModel.cancel.isOpen, viewModel.tab]).toEqual([false, "cancel"]);
	});
});
