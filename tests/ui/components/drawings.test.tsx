// @vitest-environment node

import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as facilities from "#ui/components/icons/facilities.tsx";
import * as frame from "#ui/components/icons/frame.tsx";
import * as interfaceIcons from "#ui/components/icons/interface.tsx";
import * as travel from "#ui/components/icons/travel.tsx";
import { LetterScene } from "#ui/components/illustrations/LetterScene.tsx";
import { MapScene } from "#ui/components/illustrations/MapScene.tsx";
import { PostcardScene } from "#ui/components/illustrations/PostcardScene.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { TicketScene } from "#ui/components/illustrations/TicketScene.tsx";

describe("server-rendered drawings", () => {
	it.each(Object.entries({ ...frame, ...interfaceIcons, ...travel, ...facilities }))(
		"%s is decorative, or labelled when given a title",
		(_, Icon) => {
			expect(renderToString(<Icon />)).toContain('aria-hidden="true"');
			expect(renderToString(<Icon title="조식" />)).toContain('aria-label="조식"');
		},
	);

	it.each(Object.entries({ LetterScene, MapScene, PostcardScene, SuitcaseScene, TicketScene }))(
		"%s is decorative",
		(_, Scene) => {
			expect(renderToString(<Scene />)).toContain('aria-hidden="true"');
		},
	);
});
