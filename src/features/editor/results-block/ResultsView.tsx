import { Notice, Spinner } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { useRequest } from '../use-request';

/** As the server prints it for visitors, in the theme's fonts. */
export function ResultsView( { token }: { token: string } ) {
	const [ asked, retry ] = useRequest(
		useCallback( ( signal: AbortSignal ) => rendered( token, signal ), [ token ] )
	);

	if ( asked.state === 'failed' ) {
		return (
			<Notice
				status="warning"
				isDismissible={ false }
				actions={ [ { label: __( 'Retry', 'userfeedback' ), onClick: retry } ] }
			>
				{ asked.error.message }
			</Notice>
		);
	}
	if ( asked.answer === null ) {
		return <Spinner />;
	}
	return asked.answer === '' ? (
		<Notice status="warning" isDismissible={ false }>
			{ __( 'The link to these results was deleted or has expired. Visitors see nothing here.', 'userfeedback' ) }
		</Notice>
	) : (
		<div dangerouslySetInnerHTML={ { __html: asked.answer } } />
	);
}

async function rendered( token: string, signal: AbortSignal ): Promise< string > {
	const query = new URLSearchParams( { context: 'edit', 'attributes[token]': token } );
	const answer = await apiFetch< { rendered: string } >( {
		path: `/wp/v2/block-renderer/userfeedback/results?${ query.toString() }`,
		signal,
	} );
	return answer.rendered;
}
