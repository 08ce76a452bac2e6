import { LoadingLayer, type LoadingLayerProps } from "#ui/components/LoadingLayer.tsx";

export interface LoadingHostProps extends LoadingLayerProps {
	readonly visible: boolean;
}

/** Where the page's loading layer stands while anything has asked for it (UI-LOADING-01). */
export const LoadingHost = ({ visible, kind, text }: LoadingHostProps) =>
	visible ? <LoadingLayer kind={kind} text={text} /> : null;
