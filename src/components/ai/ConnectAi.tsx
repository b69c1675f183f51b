import { ExternalLink, Notice } from '@wordpress/components';
import { useState } from 'react';
import { isNoted, note } from '@/lib/noted';

interface Props {
	/** Of WordPress's page for connections; empty where there is none, or this user cannot use it. */
	url: string;
	/** What a connection brings; dismissed by itself. */
	offer: 'summaries' | 'drafts';
	children: string;
}

/** Says what is missing before somebody presses a button that cannot work. */
export function ConnectAi( { url, offer, children }: Props ) {
	const key = `userfeedback-connect-ai-${ offer }-dismissed`;
	const [ isGone, setGone ] = useState( () => isNoted( key ) );

	return url === '' || isGone ? null : (
		<Notice
			status="info"
			className="uf-connect-ai"
			onRemove={ () => {
				note( key );
				setGone( true );
			} }
		>
			<ExternalLink href={ url }>{ children }</ExternalLink>
		</Notice>
	);
}
