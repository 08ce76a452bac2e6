import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef, type ReactElement, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { RadioGroup } from "#ui/components/RadioGroup.tsx";
import { Select } from "#ui/components/Select.tsx";
import { TextArea } from "#ui/components/TextArea.tsx";
import { TextField, type TextFieldProps } from "#ui/components/TextField.tsx";

const nothing = () => undefined;
const shared = { label: "이름", value: "", onChange: nothing };
const options = [{ value: "", label: "만 0세" }];
const extras = { help: "신분증과 같은 이름", error: "이름을 확인해 주세요.", optional: true };

const field = (props: Partial<TextFieldProps> = {}) => <TextField {...shared} {...props} />;
const marks = "p, [role=alert], [aria-describedby], [aria-invalid], [data-invalid], [data-disabled], button";

const describedBy = (element: HTMLElement) =>
	element
		.getAttribute("aria-describedby")
		?.split(" ")
		.map((id) => document.getElementById(id)?.textContent);

const framed: readonly (readonly [string, ReactElement, ReactElement, string])[] = [
	["TextField", field(), field(extras), ""],
	["TextArea", <TextArea key="a" {...shared} />, <TextArea key="b" {...shared} {...extras} />, ""],
	[
		"Select",
		<Select key="a" {...shared} options={options} />,
		<Select key="b" {...shared} {...extras} options={options} />,
		"만 0세",
	],
];

describe.each(framed)("%s", (_name, bare, full, shown) => {
	it("has only its label and its box when nothing else is given", () => {
		const { container } = render(bare);
		expect(container.textContent).toBe(`이름${shown}`);
		expect(container.querySelectorAll(marks)).toHaveLength(0);
		expect(container.firstElementChild?.childElementCount).toBe(2);
	});

	it("shows its help, its error, and that it is optional", () => {
		const { container } = render(full);
		const box = screen.getByLabelText(/^이름/);
		expect(container.textContent).toBe(`이름(선택)${shown}${extras.help}${extras.error}`);
		expect(describedBy(box)).toEqual([extras.help, extras.error]);
		expect(box.getAttribute("aria-invalid")).toBe("true");
		expect(container.querySelectorAll("[data-invalid='']")).toHaveLength(1);
		expect(screen.getByRole("alert").querySelector("svg")).not.toBeNull();
	});
});

describe("a form field", () => {
	it("keeps a hidden label for screen readers", () => {
		const { container } = render(field({ hideLabel: true, optional: true }));
		expect(screen.getByLabelText("이름").tagName).toBe("INPUT");
		expect(container.textContent).toBe("이름");
		expect(container.querySelector("label > *")).not.toBeNull();
	});

	it("shows its unit behind the text", () => {
		render(field({ tail: "원" }));
		const parts = [...(screen.getByLabelText("이름").parentElement?.children ?? [])];
		expect(parts.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
			"INPUT ",
			"SPAN 원",
		]);
	});

	it.each([
		[{ value: "제주" }, 0],
		[{ value: "제주", type: "password" }, 1],
	] as const)("has a button only when there is something to toggle: %j", (props, count) => {
		render(field(props));
		expect(screen.queryAllByRole("button")).toHaveLength(count);
	});

	it("is dimmed when disabled", () => {
		const { container } = render(field({ disabled: true }));
		expect(container.querySelectorAll("[data-disabled='']")).toHaveLength(1);
	});

	it.each(["text", "password", "tel", "email", "search"] as const)(
		"has the input type %s, without auto-capitalisation or spell checking",
		(type) => {
			render(field({ type }));
			const box = screen.getByLabelText<HTMLInputElement>("이름");
			expect([box.type, box.getAttribute("autocapitalize"), box.getAttribute("spellcheck")]).toEqual([
				type,
				"off",
				"false",
			]);
		},
	);

	it("exposes its input by ref, and is of type text by default", () => {
		const ref = createRef<HTMLInputElement>();
		render(field({ ref }));
		expect(ref.current).toBe(screen.getByLabelText("이름"));
		expect(ref.current?.type).toBe("text");
	});

	it("passes native attributes on to its input", () => {
		render(field({ placeholder: "p", maxLength: 3, inputMode: "tel", readOnly: true }));
		const box = screen.getByLabelText<HTMLInputElement>("이름");
		expect([box.placeholder, box.maxLength, box.inputMode]).toEqual(["p", 3, "tel"]);
		expect(box.readOnly).toBe(true);
	});

	it("validates the value of an optional field [VAL-14]", () => {
		render(field({ validation: "email", value: "hong", optional: true }));
		fireEvent.blur(screen.getByLabelText(/이름/));
		expect(screen.getByRole("alert")).toBeTruthy();
	});

	it("shows the error instead of the help once the value is validated [VAL-14]", () => {
		const { container } = render(field({ validation: "email", value: "hong", help: "도움말" }));
		expect(container.textContent).toBe("이름도움말");
		fireEvent.blur(screen.getByLabelText("이름"));
		expect(container.textContent).not.toContain("도움말");
	});

	it("accepts multi-line text of any length when there is no limit", () => {
		const onChange = vi.fn();
		render(<TextArea {...shared} onChange={onChange} />);
		const box = screen.getByLabelText("이름");
		fireEvent.change(box, { target: { value: "안녕" } });
		expect(onChange).toHaveBeenCalledWith("안녕");
		expect(box.getAttribute("autocomplete")).toBe("off");
	});

	it("tells, also to screen readers, when a paste did not fit, until the next edit", async () => {
		function Held() {
			const [value, change] = useState("가나다");
			return <TextArea label="이름" value={value} onChange={change} maxLength={5} />;
		}
		render(<Held />);
		const box = screen.getByLabelText<HTMLTextAreaElement>("이름");
		const said = screen.getByRole("status");
		await userEvent.click(box);
		await userEvent.paste("라마");
		expect([box.value, said.textContent]).toEqual(["가나다라마", ""]);
		box.setSelectionRange(3, 5);
		await userEvent.paste("1\r\n");
		expect(said.textContent).toBe("");
		box.setSelectionRange(1, 5);
		await userEvent.paste("나다라마바");
		const cut = "5자까지만 쓸 수 있어 붙여 넣은 글의 뒷부분이 빠졌어요.";
		expect([box.value, said.textContent]).toEqual(["가나다라마", cut]);
		await userEvent.paste("라");
		expect(said.textContent).toBe(cut);
		await userEvent.keyboard("{Backspace}");
		expect(said.textContent).toBe("");
		await userEvent.paste("라");
		expect(said.textContent).toBe("");
	});
});

describe("a choice", () => {
	const all = { note: "필수", trailing: "보기", error: "동의가 필요합니다." };

	it("has only its label and its box when nothing else is given", () => {
		const { container } = render(
			<>
				<Checkbox label="동의" checked={false} onChange={nothing} />
				<RadioGroup
					legend="결제 수단"
					options={[{ value: "card", label: "신용카드" }]}
					value={null}
					onChange={nothing}
				/>
			</>,
		);
		expect(container.textContent).toBe("동의결제 수단신용카드");
		expect(container.querySelectorAll(`${marks}, span`)).toHaveLength(0);
		const boxes = [...container.querySelectorAll("input")];
		expect(boxes.map(({ autocomplete }) => autocomplete)).toEqual(["off", "off"]);
	});

	it("has its note, its trailing content and its error, and is described by note and error", () => {
		const { container } = render(<Checkbox label="동의" checked={false} onChange={nothing} {...all} />);
		expect(container.textContent).toBe("동의보기필수동의가 필요합니다.");
		const box = screen.getByLabelText("동의");
		expect(describedBy(box)).toEqual(["필수", "동의가 필요합니다."]);
		expect(box.getAttribute("aria-invalid")).toBe("true");
	});

	it("among several options belongs to a group that is described by its error", () => {
		const { container } = render(
			<RadioGroup
				legend="결제 수단"
				hideLegend
				options={[
					{ value: "card", label: "신용카드" },
					{ value: "pay", label: "간편결제" },
				]}
				value="pay"
				onChange={nothing}
				error="골라 주세요."
			/>,
		);
		expect(container.textContent).toBe("결제 수단골라 주세요.신용카드간편결제");
		const group = screen.getByRole("group", { name: "결제 수단" });
		expect(describedBy(group)).toEqual(["골라 주세요."]);
		expect(container.querySelector("legend > *")?.textContent).toBe("결제 수단");
		const [card, pay] = screen.getAllByRole<HTMLInputElement>("radio");
		expect([card?.checked, pay?.checked]).toEqual([false, true]);
		expect(new Set([card?.name, pay?.name]).size).toBe(1);
	});

	it.each([
		[undefined, 1],
		[true, 2],
	])("among several options is styled as cards: %s", (cards, names) => {
		const { container } = render(
			<RadioGroup legend="수단" options={[]} value={null} onChange={nothing} cards={cards} />,
		);
		expect(container.querySelector("fieldset > div")?.classList).toHaveLength(names);
	});
});
