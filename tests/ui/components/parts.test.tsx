import { cloneElement } from "react";
import { describe, expect, it } from "vitest";
import { won } from "#domain/shared/Won.ts";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Chip, ChipLink, ChipRow } from "#ui/components/Chip.tsx";
import { Counter } from "#ui/components/Counter.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { ListRow } from "#ui/components/ListRow.tsx";
import { LoadingLayer } from "#ui/components/LoadingLayer.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { PriceBlock } from "#ui/components/PriceBlock.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { Rating } from "#ui/components/Rating.tsx";
import { RichText } from "#ui/components/RichText.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { PanelSkeleton } from "#ui/components/Skeleton.tsx";
import { type Step, Stepper } from "#ui/components/Stepper.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import { type Drawn, markup, rootClass } from "./markup.tsx";

const nothing = () => undefined;
const figures = { total: won(2), averageNight: won(1), memberTotal: null, listTotal: null };
const step = (more: Partial<Step> = {}): readonly Step[] => [
	{ key: "a", label: "접수", state: "todo", ...more },
];

describe("optional props of components", () => {
	const chip = <Chip onClick={nothing}>조식 포함</Chip>;
	const counter = <Counter label="객실" value={1} onChange={nothing} />;
	const empty = <EmptyState title="없어요" />;
	const row = <ListRow label="쿠폰" to="/mypage/coupon" />;
	const notice = <NoticeBar>안내</NoticeBar>;
	const ledger = <PriceLedgerList lines={[]} total={won(0)} />;
	const price = <PriceBlock figures={figures} nights={1} />;
	const sheet = (
		<Sheet open title="인원" onClose={nothing}>
			안
		</Sheet>
	);

	it.each<readonly [string, Drawn, object, string]>([
		["note", counter, { note: "만 14세 이상" }, '<p class="small">만 14세 이상</p>'],
		["unit", counter, { unit: "개" }, "개"],
		["scene", empty, { scene: "그림" }, '<div class="scene">그림</div>'],
		["note", empty, { note: "다른 날짜" }, '<p class="note">다른 날짜</p>'],
		["action", empty, { action: "다시 찾기" }, '<div class="action">다시 찾기</div>'],
		["icon", row, { icon: "그림" }, '<span class="icon">그림</span>'],
		["note", row, { note: "3장" }, '<span class="note">3장</span>'],
		["trailing", row, { trailing: 0 }, '<span class="trailing">0</span>'],
		["title", notice, { title: "공지" }, '<p class="title">공지</p>'],
		["action", notice, { action: "더 보기" }, '<div class="action">더 보기</div>'],
		["live", notice, { live: true }, ' role="status"'],
		["basis", ledger, { basis: "2박" }, '<p class="basis">2박</p>'],
		["fee", ledger, { propertyFee: won(1) }, '<p class="fee">현지 결제 요금 약 1원 별도</p>'],
		["fee of nothing", ledger, { propertyFee: won(0) }, ""],
		["fee of nothing", price, { propertyFee: won(0) }, ""],
		["discount of a stay without a list price", price, { discount: { label: "얼리버드", percent: 18 } }, ""],
		["footer", sheet, { footer: "확인" }, '<div class="foot">확인</div>'],
		["icon", <Button key={0}>결제</Button>, { icon: "그림" }, "그림"],
		["icon", <Tag key={0}>결제</Tag>, { icon: "그림" }, "그림"],
		["chosen state", chip, { active: true }, ' data-on=""'],
		["switch", chip, { pressed: false }, ' aria-pressed="false"'],
		["busy state", <Button key={0}>결제</Button>, { busy: false }, ""],
		["action", <ErrorState key={0} message="안 돼요" />, { action: "홈" }, '<div class="action">홈</div>'],
		[
			"detail",
			<Stepper key={0} label="환불" steps={step()} />,
			{ steps: step({ detail: "오늘" }) },
			'<div class="note">오늘</div>',
		],
	])("add the %s in one place only, and nothing without it: %o", (_, plain, given, added) => {
		const [without, html] = [markup(plain), markup(cloneElement(plain, given))];
		expect(html === without).toBe(added === "");
		expect(html.replace(added, "")).toBe(without);
	});

	it("show the number of reviews of a rating, including zero", () => {
		expect(markup(<Rating value={4} />)).not.toContain("후기");
		expect(markup(<Rating value={4} count={0} />)).toContain("(0");
	});

	it("place the text of an action bar next to its action, which otherwise stands alone", () => {
		expect(markup(<ActionBar action="예약" />)).toBe(
			'<section class="bar" aria-label="다음 단계"><div class="alone">예약</div></section>',
		);
		expect(markup(<ActionBar action="예약">총 1원</ActionBar>)).toContain(
			'<div class="text">총 1원</div><div class="action">예약</div>',
		);
	});

	it("label a dialog by its title and describe it by its text, or label it by its text alone", () => {
		const dialog = <Dialog kind="alert" text="취소했어요" onAccept={nothing} onCancel={nothing} />;
		const parts = (html: string) => ({
			label: /aria-labelledby="([^"]*)"/.exec(html)?.[1],
			description: /aria-describedby="([^"]*)"/.exec(html)?.[1],
			title: /<h2 class="title" id="([^"]*)">예약<\/h2>/.exec(html)?.[1],
			text: /<div class="text" id="([^"]*)">취소했어요/.exec(html)?.[1],
			content: /<div class="content">(.*?)</.exec(html)?.[1],
		});
		const bare = parts(markup(dialog));
		expect(bare).toEqual({ label: bare.text, text: expect.stringMatching(/./), content: "" });
		const titled = parts(markup(cloneElement(dialog, { title: "예약" })));
		expect(titled).toEqual({
			label: titled.title,
			description: titled.text,
			title: expect.stringMatching(/./),
			text: expect.stringMatching(/./),
			content: "",
		});
		expect(titled.title).not.toBe(titled.text);
	});

	it("show a spinner in a busy button and announce it as busy", () => {
		expect(markup(<Button>결제하기</Button>)).not.toMatch(/aria-(?:busy|disabled)/);
		const html = markup(<Button busy>결제하기</Button>);
		expect(rootClass(html)).toBe("button primary busy");
		expect(html).toContain(' aria-busy="true" aria-disabled="true"');
		expect(html).toMatch(
			/<span class="spinner"><svg class="spinner" width="20" .*<\/svg><\/span><\/button>$/,
		);
	});

	it.each([
		["sheet", sheet],
		["dialog", <Dialog key={0} kind="alert" text="취소했어요" onAccept={nothing} onCancel={nothing} />],
		["busy page", <LoadingLayer key={0} />],
	])("make a %s focusable as a whole, but not by the Tab key", (_, layer) => {
		expect(markup(layer)).toMatch(/^<dialog [^>]*tabindex="-1"/i);
	});

	it("render an editor's HTML unchanged", () => {
		expect(markup(<RichText html="<p>안내</p>" />)).toBe('<div class="text"><p>안내</p></div>');
	});

	it("let a chip link to a page, and label a row of chips", () => {
		expect(markup(<ChipLink to="/search">서울</ChipLink>)).toContain('href="/search"');
		expect(markup(<ChipRow label="필터">서울</ChipRow>)).toBe(
			'<div class="row" role="group" aria-label="필터">서울</div>',
		);
	});

	it("reserve a panel's space with skeleton lines of different lengths", () => {
		expect([...markup(<PanelSkeleton />).matchAll(/"(skeleton[^"]*)"/g)].map(([, name]) => name)).toEqual([
			"skeleton title half",
			"skeleton line most",
			"skeleton line most",
		]);
	});
});
