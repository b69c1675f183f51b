import { ExternalLink, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { isDismissed, dismiss } from '@/lib/dismissals';

interface Props {
	/** Address of WordPress's page for connections; empty if there is none, or this user can't use it. */
	url: string;
	/** Feature that a connection offers; dismissed separately. */
	offer: 'summaries' | 'drafts';
	children: string;
}

/** Says what is missing before somebody presses a button that cannot work. */
export function ConnectAi( { url, offer, children }: Props ) {
	const key = `userfeedback-connect-ai-${ offer }-dismissed`;
	const [ isGone, setGone ] = useState( () => isDismissed( key ) );

	return url === '' || isGone ? null : (
		<Notice
			status="info"
			className="uf-connect-ai"
			onRemove={ () => {
				dismiss( key );
				setGone( true );
			} }
		>
			{ children } <ExternalLink href={ url }>{ __( 'Connect an AI provider', 'userfeedback' ) }</ExternalLink>
		</Notice>
	);
}
