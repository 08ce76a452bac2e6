import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { accountCopy } from "#copy/account.ts";
import { validationTypes } from "#domain/member/validators.ts";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { RadioGroup } from "#ui/components/RadioGroup.tsx";
import { Select } from "#ui/components/Select.tsx";
import { TextArea } from "#ui/components/TextArea.tsx";
import { TextField, type TextFieldProps } from "#ui/components/TextField.tsx";

function Held({ start = "", ...props }: Partial<TextFieldProps> & { readonly start?: string }) {
	const [value, change] = useState(start);
	return <TextField label="이름" {...props} value={value} onChange={change} />;
}

const enter = (box: HTMLElement) => {
	const event = createEvent.keyDown(box, { key: "Enter" });
	fireEvent(box, event);
	return event;
};

describe("TextField", () => {
	it("swallows Enter when it has no key handler [VAL-12]", () => {
		render(<Held />);
		expect(enter(screen.getByLabelText("이름")).defaultPrevented).toBe(true);
	});

	it("leaves Enter to its own key handler [VAL-12]", () => {
		const onKeyDown = vi.fn();
		render(<Held onKeyDown={onKeyDown} />);
		expect(enter(screen.getByLabelText("이름")).defaultPrevented).toBe(false);
		expect(onKeyDown).toHaveBeenCalledOnce();
	});

	it.each([
		["phone", "010-1234-5678", "01012345678"],
		["phone", "+82 10-1234 5678", "01012345678"],
		["phone", "+82 (0)10.1234.5678", "01012345678"],
		["globalPhone", "90-1234 5678", "9012345678"],
		["name", "Ann-Marie", "Ann-Marie"],
		["name", "홍길동".normalize("NFD"), "홍길동"],
		[undefined, "서울".normalize("NFD"), "서울"],
	] as const)("normalises a %s as people type it: %s [VAL-05, VAL-06, VAL-07]", (validation, typed, kept) => {
		render(<Held validation={validation} />);
		const box = screen.getByLabelText<HTMLInputElement>("이름");
		fireEvent.change(box, { target: { value: typed } });
		expect(box.value).toBe(kept);
	});

	it.each([
		["name", 50],
		["globalName", 50],
		["email", 100],
	] as const)(
		"limits a %s to the server's maximum length of %i [VAL-02, VAL-05, VAL-08]",
		(validation, longest) => {
			render(<Held validation={validation} />);
			expect(screen.getByLabelText<HTMLInputElement>("이름").maxLength).toBe(longest);
		},
	);

	it("rejects Korean letters in an English name on blur [VAL-08, VAL-14]", () => {
		render(<Held validation="globalName" start="홍" />);
		fireEvent.blur(screen.getByLabelText("이름"));
		expect(screen.getByText(accountCopy.valid.globalName)).toBeTruthy();
	});

	it("swallows no other key [VAL-12]", () => {
		render(<Held />);
		const event = createEvent.keyDown(screen.getByLabelText("이름"), { key: "a" });
		fireEvent(screen.getByLabelText("이름"), event);
		expect(event.defaultPrevented).toBe(false);
	});

	it("runs its Enter command, but not while a syllable is being composed [VAL-12]", () => {
		const onEnter = vi.fn();
		render(<Held onEnter={onEnter} />);
		const box = screen.getByLabelText("이름");
		fireEvent.keyDown(box, { key: "Enter", isComposing: true });
		expect(onEnter).not.toHaveBeenCalled();
		fireEvent.keyDown(box, { key: "Enter" });
		expect(onEnter).toHaveBeenCalledOnce();
	});

	it.each(["text", "password", "tel", "email", "search"] as const)(
		"turns autocomplete off for type %s [VAL-13]",
		(type) => {
			render(<Held type={type} />);
			expect(screen.getByLabelText("이름").getAttribute("autocomplete")).toBe("off");
		},
	);

	it("shows the error instead of the help after blur, until the value is valid [VAL-14]", async () => {
		render(<Held validation="email" start="hong@example" help="확인서를 보내 드려요." />);
		const box = screen.getByLabelText("이름");
		expect(screen.queryByRole("alert")).toBeNull();
		fireEvent.blur(box);
		expect(screen.getByRole("alert").textContent).toBe(accountCopy.valid.email);
		expect(box.getAttribute("aria-invalid")).toBe("true");
		expect(box.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
		expect(screen.queryByText("확인서를 보내 드려요.")).toBeNull();
		await userEvent.type(box, ".com");
		expect(box.getAttribute("aria-describedby")).toBe(screen.getByText("확인서를 보내 드려요.").id);
		expect(screen.queryByRole("alert")).toBeNull();
		expect(box.hasAttribute("aria-invalid")).toBe(false);
	});

	it.each(validationTypes)(
		"reports an empty %s field as required after blur [VAL-01, VAL-14]",
		(validation) => {
			render(<Held validation={validation} />);
			fireEvent.blur(screen.getByLabelText("이름"));
			expect(screen.getByRole("alert").textContent).toBe(accountCopy.valid.required);
		},
	);

	it("does not require an optional value [VAL-14]", () => {
		render(<Held validation="phone" optional />);
		fireEvent.blur(screen.getByLabelText(/이름/));
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("compares a password confirmation with the password [VAL-04, VAL-14]", () => {
		render(<Held validation="passwordConfirm" against={{ password: "abc12!" }} start="abc12" />);
		fireEvent.blur(screen.getByLabelText("이름"));
		expect(screen.getByRole("alert").textContent).toBe(accountCopy.valid.passwordConfirm);
	});

	it("gives precedence to an error passed in [VAL-14]", () => {
		render(<Held validation="email" start="hong@example" error="이미 가입된 이메일입니다." />);
		fireEvent.blur(screen.getByLabelText("이름"));
		expect(screen.getByRole("alert").textContent).toBe("이미 가입된 이메일입니다.");
	});

	it("shows a password on demand", async () => {
		render(<Held type="password" start="abc12!" />);
		const box = screen.getByLabelText<HTMLInputElement>("이름");
		await userEvent.click(screen.getByRole("button", { name: "비밀번호 표시" }));
		expect(box.type).toBe("text");
		await userEvent.click(screen.getByRole("button", { name: "비밀번호 숨기기" }));
		expect(box.type).toBe("password");
	});

	it("is described by help and error together", () => {
		render(<Held help="신분증과 같은 이름" error="이름을 확인해 주세요." />);
		const described = screen.getByLabelText("이름").getAttribute("aria-describedby")?.split(" ") ?? [];
		expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
			"신분증과 같은 이름",
			"이름을 확인해 주세요.",
		]);
	});
});

describe("TextArea", () => {
	it("counts its characters and leaves Enter for new lines", () => {
		render(<TextArea label="문의 내용" value="안녕하세요" maxLength={1000} onChange={() => undefined} />);
		expect(screen.getByText("5 / 1,000자")).toBeTruthy();
		expect(enter(screen.getByLabelText("문의 내용")).defaultPrevented).toBe(false);
	});

	it("composes decomposed Korean syllables so that each counts as one character", () => {
		const onChange = vi.fn();
		render(<TextArea label="문의 내용" value="" onChange={onChange} />);
		const text = "안녕하세요".normalize("NFD");
		fireEvent.change(screen.getByLabelText("문의 내용"), { target: { value: text } });
		expect(onChange).toHaveBeenCalledWith("안녕하세요");
	});
});

describe("Select, Checkbox, RadioGroup", () => {
	it("passes on the chosen value", async () => {
		const onChange = vi.fn();
		const options = [
			{ value: "0", label: "만 0세" },
			{ value: "1", label: "만 1세" },
		];
		render(<Select label="아동 1 나이" value="0" options={options} onChange={onChange} />);
		await userEvent.selectOptions(screen.getByLabelText("아동 1 나이"), "만 1세");
		expect(onChange).toHaveBeenCalledWith("1");
	});

	it("toggles on a click on its label, and is described by its note and error", async () => {
		const onChange = vi.fn();
		render(
			<Checkbox
				label="동의합니다"
				checked={false}
				onChange={onChange}
				note="필수"
				error="동의가 필요합니다."
			/>,
		);
		await userEvent.click(screen.getByText("동의합니다"));
		expect(onChange).toHaveBeenCalledWith(true);
		expect(screen.getByRole("checkbox").getAttribute("aria-describedby")?.split(" ")).toHaveLength(2);
	});

	it("starts with nothing chosen and ignores a disabled option", async () => {
		const onChange = vi.fn();
		const options = [
			{ value: "card", label: "신용카드" },
			{ value: "kakaopay", label: "카카오페이", disabled: true },
		] as const;
		render(<RadioGroup legend="결제 수단" options={options} value={null} onChange={onChange} />);
		expect(screen.getAllByRole<HTMLInputElement>("radio").some((radio) => radio.checked)).toBe(false);
		await userEvent.click(screen.getByLabelText("카카오페이"));
		expect(onChange).not.toHaveBeenCalled();
		await userEvent.click(screen.getByLabelText("신용카드"));
		expect(onChange).toHaveBeenCalledWith("card");
	});

	it("shows the error of a choice above its options, so that a small window shows both", () => {
		const options = [{ value: "card", label: "신용카드" }];
		const error = "결제 수단을 골라 주세요.";
		render(<RadioGroup legend="결제 수단" options={options} value={null} onChange={vi.fn()} error={error} />);
		const first = screen.getByRole("radio");
		expect(screen.getByRole("alert").compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		expect(screen.getByRole("group", { description: error })).toBeTruthy();
	});
});
