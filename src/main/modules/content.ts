import { ContainerModule } from "inversify";
import { ListFaqs } from "#application/content/ListFaqs.ts";
import { ListFaqTypes } from "#application/content/ListFaqTypes.ts";
import { ListNotices } from "#application/content/ListNotices.ts";
import { ViewNotice } from "#application/content/ViewNotice.ts";
import { useCases } from "#application/tokens.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

const helpDeskKey = key(ports.helpDesk);

export const contentModule = new ContainerModule(({ bind }) => {
	bind(key(useCases.listNotices)).toResolvedValue((helpDesk) => new ListNotices({ helpDesk }), [helpDeskKey]);
	bind(key(useCases.viewNotice)).toResolvedValue((helpDesk) => new ViewNotice({ helpDesk }), [helpDeskKey]);
	bind(key(useCases.listFaqTypes)).toResolvedValue(
		(helpDesk) => new ListFaqTypes({ helpDesk }),
		[helpDeskKey],
	);
	bind(key(useCases.listFaqs)).toResolvedValue((helpDesk) => new ListFaqs({ helpDesk }), [helpDeskKey]);
});
