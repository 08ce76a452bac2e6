import { LoadingLayer, type LoadingLayerProps } from "#ui/components/LoadingLayer.tsx";

export interface LoadingHostProps extends LoadingLayerProps {
	readonly visible: boolean;
}

/** Renders the page's loading layer while anything requests it (UI-LOADING-01). */
export const LoadingHost = ({ visible, kind, text }: LoadingHostProps) =>
	visible ? <LoadingLayer kind={kind} text={text} /> : null;
