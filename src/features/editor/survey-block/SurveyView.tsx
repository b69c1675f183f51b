import { ExternalLink, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { api } from '@/api/client';
import type { Survey } from '@/contract/types';
import { surveyState, type SurveyState } from '@/lib/labels/survey-state';
import { useRequest } from '../use-request';
import { editAddress } from '../addresses';
import { PreviewFrame } from './PreviewFrame';

/** The chosen survey as visitors get it, and why they don't see it, if so. */
export function SurveyView( { id, isLive }: { id: number; isLive: boolean } ) {
	const [ asked, retry ] = useRequest(
		useCallback( ( signal: AbortSignal ) => api( 'GET /surveys/{id}', { path: { id }, signal } ), [ id ] )
	);

	if ( asked.state === 'failed' ) {
		const again = asked.error.isPassing ? [ { label: __( 'Retry', 'userfeedback' ), onClick: retry } ] : [];
		return (
			<Notice status="warning" isDismissible={ false } actions={ again }>
				{ whyNot( asked.error.status ) ?? asked.error.message }
			</Notice>
		);
	}
	if ( asked.answer?.id !== id ) {
		return <Spinner />;
	}
	return (
		<>
			<StateNote survey={ asked.answer } />
			<PreviewFrame key={ id } id={ id } title={ asked.answer.title } isLive={ isLive } />
		</>
	);
}

function StateNote( { survey }: { survey: Survey } ) {
	const note = noteOf( surveyState( survey ) );
	return note === null ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ note }{ ' ' }
			<ExternalLink href={ editAddress( survey.id ) }>{ __( 'Edit survey', 'userfeedback' ) }</ExternalLink>
		</Notice>
	);
}

function noteOf( state: SurveyState ): string | null {
	switch ( state ) {
		case 'publish':
			return null;
		case 'scheduled':
			return __( 'This survey is scheduled. Visitors see nothing here until it goes live.', 'userfeedback' );
		case 'draft':
			return __( 'This survey is a draft. Visitors see nothing here until it is published.', 'userfeedback' );
		case 'trash':
			return __( 'This survey is in the Trash. Visitors see nothing here.', 'userfeedback' );
	}
}

function whyNot( status: number ): string | null {
	if ( status === 404 ) {
		return __( 'This survey was deleted. Visitors see nothing here.', 'userfeedback' );
	}
	return status === 403
		? __( 'There’s a survey here, but you don’t have permission to view surveys.', 'userfeedback' )
		: null;
}
