import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { BookingForm } from "#ui/screens/booking/BookingForm.ts";
import { GuestFields } from "#ui/screens/booking/parts/GuestFields.tsx";

it.each(["+82 10-1234-5678", "+82 (0)10 1234 5678", "010 - 1234 - 5678"])(
	"normalises %s when it is pasted or autofilled [VAL-06] [VAL-07]",
	async (number) => {
		const form = new BookingForm();
		form.start(false, null, null);
		render(<GuestFields form={form} />);
		await userEvent.click(screen.getByLabelText(/휴대폰/));
		await userEvent.paste(number);
		expect(form.texts.phone).toBe("01012345678");
	},
);
