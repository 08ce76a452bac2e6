import { cloneElement } from "react";
import { describe, expect, it } from "vitest";
import { won } from "#domain/shared/Won.ts";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Avatar } from "#ui/components/Avatar.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Gallery } from "#ui/components/Gallery.tsx";
import { GradeCard } from "#ui/components/GradeCard.tsx";
import { IconButton } from "#ui/components/IconButton.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { PriceBlock } from "#ui/components/PriceBlock.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { type Step, Stepper } from "#ui/components/Stepper.tsx";
import { Tag, TagList } from "#ui/components/Tag.tsx";
import { besides, type Drawn, markup, rootClass } from "./markup.tsx";

const figures = { total: won(2), averageNight: won(1), memberTotal: null, listTotal: null };
const step = (more: Partial<Step> = {}): readonly Step[] => [
	{ key: "a", label: "접수", state: "todo", ...more },
];

describe("component styles", () => {
	const gold = <Avatar member={{ name: "홍길동", grade: "Gold" }} />;
	const button = <Button>결제하기</Button>;
	const link = <ButtonLink to="/faq">문의하기</ButtonLink>;
	const icon = <IconButton label="닫기">x</IconButton>;
	const price = <PriceBlock figures={figures} nights={1} />;
	const gallery = <Gallery label="호텔" sizes="1px" images={[{ url: "/1.jpg", alt: "", color: null }]} />;
	const picture = <Picture src="/1.jpg" alt="" sizes="1px" />;
	const rows = [{ term: "예약번호", value: "A1" }];

	it.each<readonly [Drawn, object, string]>([
		[button, {}, "button primary"],
		[button, { size: "md" }, "button primary"],
		[button, { size: "sm" }, "button primary sm"],
		[button, { variant: "danger", size: "lg", wide: true }, "button danger lg wide"],
		[button, { variant: "link", size: "lg" }, "button link"],
		[button, { className: "mine" }, "button primary mine"],
		[link, {}, "button primary"],
		[link, { variant: "ghost", size: "sm", wide: true, className: "mine" }, "button ghost sm wide mine"],
		[icon, {}, "button"],
		[icon, { variant: "plain" }, "button"],
		[icon, { variant: "floating", className: "mine" }, "button floating mine"],
		[gold, {}, "avatar orange"],
		[gold, { size: "md" }, "avatar orange"],
		[gold, { size: "sm" }, "avatar orange sm"],
		[<Tag key={0}>무료 취소</Tag>, {}, "tag"],
		[<Tag key={0}>무료 취소</Tag>, { tone: "neutral" }, "tag"],
		[<Tag key={0}>무료 취소</Tag>, { tone: "green" }, "tag green"],
		[<Tag key={0}>무료 취소</Tag>, { plain: true }, "tag plain"],
		[<TagList key={0}>무료 취소</TagList>, { className: "mine" }, "list mine"],
		[<ActionBar key={0} action="예약" />, {}, "bar"],
		[<ActionBar key={0} action="예약" />, { phoneOnly: true }, "bar phoneOnly"],
		[<DescriptionList key={0} rows={rows} />, {}, "list"],
		[<DescriptionList key={0} rows={rows} />, { align: "end" }, "list end"],
		[<EmptyState key={0} title="없어요" />, {}, "state"],
		[<EmptyState key={0} title="없어요" />, { compact: true }, "state compact"],
		[<ErrorState key={0} message="안 돼요" />, {}, "state"],
		[<ErrorState key={0} message="안 돼요" />, { compact: true }, "state compact"],
		[gallery, {}, "gallery"],
		[gallery, { rounded: true, className: "mine" }, "gallery rounded mine"],
		[picture, {}, "picture r4x3"],
		[picture, { ratio: "fill", rounded: true, className: "mine" }, "picture fill rounded mine"],
		[<NoticeBar key={0}>안내</NoticeBar>, {}, "notice"],
		[<NoticeBar key={0}>안내</NoticeBar>, { tone: "info" }, "notice"],
		[<NoticeBar key={0}>안내</NoticeBar>, { tone: "accent" }, "notice accent"],
		[price, {}, "price"],
		[price, { size: "sm", isAtEnd: true, className: "mine" }, "price sm end mine"],
		[cloneElement(price, { figures: "hidden" }), { size: "lg" }, "price lg"],
		[cloneElement(price, { figures: "unavailable" }), { size: "lg" }, "price lg none"],
		[<Skeleton key={0} />, {}, "skeleton line"],
		[<Skeleton key={0} />, { shape: "title", width: "half", className: "mine" }, "skeleton title half mine"],
		[<SkeletonGroup key={0}>글</SkeletonGroup>, { className: "mine" }, "group mine"],
		[<Stepper key={0} label="환불" steps={step()} />, {}, "steps"],
	])("of %o with %o are the classes %j, and nothing else changes", (plain, options, names) => {
		const html = markup(cloneElement(plain, options));
		expect(rootClass(html)).toBe(names);
		expect(besides(html)).toBe(besides(markup(plain)));
	});

	it.each([
		[{ type: "N", grade: "Silver", corpName: null }, "card Silver"],
		[{ type: "C", grade: "Silver", corpName: "한빛상사" }, "card"],
	] as const)("of a grade card depend on the grade, and a company has none: %o", (member, names) => {
		expect(rootClass(markup(<GradeCard member={member} />))).toBe(names);
	});

	it.each([
		["warning", "notice warning", "error", "notice error"],
		["info", "notice", "accent", "notice accent"],
	] as const)(
		"of a notice depend on its tone: %s shares its icon only with %s",
		(one, look, other, otherLook) => {
			const [first, second, success] = [one, other, "success" as const].map((tone) =>
				markup(<NoticeBar tone={tone}>안내</NoticeBar>),
			);
			expect([rootClass(first!), rootClass(second!)]).toEqual([look, otherLook]);
			expect(besides(first!)).toBe(besides(second!));
			expect(besides(first!)).not.toBe(besides(success!));
		},
	);
});
