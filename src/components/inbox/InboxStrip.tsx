import { Notice } from '@wordpress/components';
import { useEffect, useState } from 'react';
import type { InboxItem } from '@/contract/types';
import { useDismissal, useInbox } from './use-inbox';
import './InboxStrip.scss';

/** Spec 3, 2.9: milliseconds between closing a notice and its being gone. */
const CLOSING = 500;

/** The one thing that needs attention most, until it is over or dismissed for good. */
export function InboxStrip() {
	const { data } = useInbox();
	const shown = data?.notifications.find( ( { category } ) => category === 'attention' );
	return shown ? <Strip key={ shown.id } entry={ shown } /> : null;
}

function Strip( { entry }: { entry: InboxItem } ) {
	const { mutate } = useDismissal();
	const [ isClosing, setClosing ] = useState( false );

	useEffect( () => {
		if ( ! isClosing ) {
			return undefined;
		}
		const timer = setTimeout( () => mutate( entry.id ), CLOSING );
		return () => clearTimeout( timer );
	}, [ isClosing, mutate, entry.id ] );

	return (
		<div className={ isClosing ? 'uf-strip is-closing' : 'uf-strip' }>
			<Notice
				status="warning"
				politeness="polite"
				actions={ entry.buttons.map( ( { text, url } ) => ( { label: text, url, variant: 'link' } ) ) }
				onRemove={ () => setClosing( true ) }
			>
				<strong>{ entry.title }</strong> { entry.content }
			</Notice>
		</div>
	);
}
