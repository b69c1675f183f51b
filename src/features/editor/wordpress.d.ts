/**
 * The parts of WordPress's editor that we use. The packages come from WordPress at run time and aren't installed: that would
 * add a thousand files for these few names.
 */
declare module '@wordpress/blocks' {
	import type { ComponentType, ReactElement } from 'react';

	export interface BlockEditProps< Attributes > {
		attributes: Attributes;
		setAttributes: ( changes: Partial< Attributes > ) => void;
		isSelected: boolean;
	}

	interface ShortcodeTransform< Attributes > {
		type: 'shortcode';
		tag: string;
		isMatch?( attributes: { named: Record< string, string | undefined > } ): boolean;
		transform( attributes: { named: Record< string, string | undefined > } ): Block< Attributes >;
	}

	interface BlockTransform< Attributes > {
		type: 'block';
		blocks: string[];
		isMatch?( attributes: { text?: string } ): boolean;
		transform( attributes: { text?: string } ): Block< Attributes >;
	}

	export interface Block< Attributes > {
		name: string;
		attributes: Attributes;
	}

	export function registerBlockType< Attributes >(
		name: string,
		settings: {
			icon: ReactElement;
			edit: ComponentType< BlockEditProps< Attributes > >;
			transforms?: { from: ( ShortcodeTransform< Attributes > | BlockTransform< Attributes > )[] };
		}
	): void;
	export function createBlock< Attributes >( name: string, attributes: Attributes ): Block< Attributes >;
}

declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

	export const InspectorControls: ComponentType< { children: ReactNode } >;
	export const BlockControls: ComponentType< { group?: string; children: ReactNode } >;
	export function useBlockProps( props?: { className?: string } ): HTMLAttributes< HTMLDivElement >;
}

declare module '@wordpress/core-data' {
	type Meta = Record< string, unknown >;
	export function useEntityProp(
		kind: 'postType',
		name: string,
		prop: 'meta'
	): [ Meta | undefined, ( changed: Meta ) => void ];
}

declare module '@wordpress/data' {
	export function useSelect< Result >(
		read: (
			select: ( store: 'core/editor' ) => {
				getCurrentPostType(): string | null;
				/** A string when editing a template. */
				getCurrentPostId(): number | string | null;
				isEditedPostNew(): boolean;
			}
		) => Result,
		dependencies: unknown[]
	): Result;
}

declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';

	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		className?: string;
		children: ReactNode;
	} >;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin( name: string, settings: { render: ComponentType } ): void;
}
