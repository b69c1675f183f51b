import { Fragment, type ReactNode } from 'react';
import type { ManualNode } from './manual';

interface Props {
	nodes: readonly ManualNode[];
	/** The way to another page. */
	link: ( page: string, words: ReactNode ) => ReactNode;
}

const ELEMENTS = [ 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'span' ] as const;

/** Drawn of the few elements that the manual has; the title above it is an h2. */
export function ManualText( { nodes, link }: Props ) {
	return (
		<>
			{ nodes.map( ( node, index ) => (
				<Fragment key={ index }>{ typeof node === 'string' ? node : element( node, link ) }</Fragment>
			) ) }
		</>
	);
}

function element( [ name, ...children ]: ManualNode[], link: Props[ 'link' ] ): ReactNode {
	const [ first, ...others ] = children;
	if ( name === 'a' ) {
		return link( String( first ), <ManualText nodes={ others } link={ link } /> );
	}
	const Tag = headingOf( name ) ?? ELEMENTS.find( ( known ) => known === name ) ?? 'span';
	return (
		<Tag>
			<ManualText nodes={ children } link={ link } />
		</Tag>
	);
}

function headingOf( name: ManualNode | undefined ): 'h3' | 'h4' | undefined {
	return name === 'h2' ? 'h3' : name === 'h3' ? 'h4' : undefined;
}
