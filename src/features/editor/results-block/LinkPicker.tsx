import { Button, ExternalLink, Notice, Spinner } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useCallback } from 'react';
import { api } from '@/api/client';
import type { Share } from '@/contract/types';
import { formatDate, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { resultsAddress } from '../addresses';
import { useRequest } from '../use-request';

interface Props {
	surveyId: number;
	onChange: ( token: string ) => void;
}

/** The links to a survey's results; if there are none, a link to add one. */
export function LinkPicker( { surveyId, onChange }: Props ) {
	const [ asked, retry ] = useRequest(
		useCallback(
			( signal: AbortSignal ) => api( 'GET /surveys/{id}/shares', { path: { id: surveyId }, signal } ),
			[ surveyId ]
		)
	);

	if ( asked.state === 'failed' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [ { label: __( 'Retry', 'userfeedback' ), onClick: retry } ] }
			>
				{ asked.error.status === 403
					? __( 'You don’t have permission to view results. Ask a site administrator.', 'userfeedback' )
					: asked.error.message }
			</Notice>
		);
	}
	if ( asked.answer === null ) {
		return <Spinner />;
	}
	return (
		<>
			{ asked.answer.shares.length === 0 && (
				<p>{ __( 'There are no links to this survey’s results yet.', 'userfeedback' ) }</p>
			) }
			{ asked.answer.shares.map( ( share ) => (
				<p key={ share.id }>
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => onChange( share.token ) }>
						{ linkText( share ) }
					</Button>
				</p>
			) ) }
			<p>
				<ExternalLink href={ resultsAddress( surveyId ) }>
					{ __( 'Create a link under Share in Results', 'userfeedback' ) }
				</ExternalLink>{ ' ' }
				<Button variant="link" onClick={ retry }>
					{ __( 'Reload links', 'userfeedback' ) }
				</Button>
			</p>
		</>
	);
}

function linkText( { question_ids: questions, expires_at: expires, texts }: Share ): string {
	return [
		/* translators: %s: number of questions */
		sprintf(
			_n( '%s question', '%s questions', questions.length, 'userfeedback' ),
			formatNumber( questions.length )
		),
		texts ? __( 'with written answers', 'userfeedback' ) : '',
		expires === null
			? __( 'never expires', 'userfeedback' )
			: /* translators: %s: a date */
				sprintf( __( 'until %s', 'userfeedback' ), formatDate( expires ) ),
	]
		.filter( Boolean )
		.join( ' · ' );
}
