import { createElement } from 'preact';
import type { Attributes, ComponentType, VNode } from 'preact';

/**
 * What JSX is compiled to in the build (see webpack.config.js), instead of Preact's own runtime, half a kilobyte of which
 * is for rendering on servers.
 */
export function jsx( type: ComponentType, props: Attributes, key?: string | number ): VNode {
	return createElement( type, key === undefined ? props : { ...props, key } );
}

export { jsx as jsxs };
export { Fragment } from 'preact';
