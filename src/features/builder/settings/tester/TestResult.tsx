import { Button, Icon } from '@wordpress/components';
import type { UseQueryResult } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { check, close, help, scheduled } from '@wordpress/icons';
import { useDeferredValue, useState } from 'react';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import type { TestedPage } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { partsOf } from '@/features/builder/draft/settings-parts';
import { type TestVisit, visitOf } from './test-visit';
import { type Test, testOn } from './verdict/verdict';
import { timingInWords } from '@/features/builder/summary/behavior-text';
import { gateOf } from '@/features/builder/draft/targeting/gate';
import { gateText } from '@/lib/visibility/text';
import { exclusionText } from './exclusion-text';

interface Props {
	query: UseQueryResult< TestedPage >;
	/** Null until an address of this site is typed. */
	url: string | null;
	asked: TestVisit;
}

const ICONS = { yes: check, no: close, later: scheduled, unknown: help };

/** Announced on each change, because the rules that change it are elsewhere on the screen. */
export function TestResult( props: Props ) {
	return (
		<div className="uf-tester__result" role="status">
			<Said { ...props } />
		</div>
	);
}

function Said( { query, url, asked }: Props ) {
	const form = useDeferredValue( useBuilder( ( now ) => now.form ) );
	const { features, quiet_days: siteDays } = useSite();
	const [ now ] = useState( () => new Date() );
	const parts = partsOf( form.draft );

	if ( url === null || parts === null ) {
		return null;
	}
	if ( query.isError ) {
		return (
			<div className="uf-tester__failure">
				<ErrorMessage error={ query.error } />
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => void query.refetch() }>
					{ __( 'Try again', 'userfeedback' ) }
				</Button>
			</div>
		);
	}
	const page = query.data;
	const test = page && testOn( form, features, page, visitOf( asked, url, page ), now );
	if ( ! test ) {
		return <Skeleton height="40px" />;
	}
	const because = [
		...exclusionText( test, parts.targeting, page.is_known ),
		...( test.answer !== 'no' && features.behavior ? gateText( gateOf( parts.behavior, siteDays, form ) ) : [] ),
	];
	const timing = features.behavior ? parts.behavior : { ...parts.behavior, timing: 'immediate' as const };

	return (
		<div className={ `uf-tester__answer is-${ test.answer } ${ query.isPlaceholderData ? 'is-old' : '' }` }>
			<p className="uf-tester__word">
				<Icon icon={ ICONS[ test.answer ] } size={ 24 } />
				<strong>{ answerInWords( test.answer ) }</strong>
			</p>
			{ page.name !== '' && (
				<p>
					{
						/* translators: %s: title of a page */
						sprintf( __( 'On the page “%s”', 'userfeedback' ), page.name )
					}
				</p>
			) }
			{ test.answer === 'yes' && <p>{ timingInWords( timing ) }</p> }
			{ because.length > 0 && (
				<ul>
					{ because.map( ( reason ) => (
						<li key={ reason }>{ reason }</li>
					) ) }
				</ul>
			) }
		</div>
	);
}

function answerInWords( answer: Test[ 'answer' ] ): string {
	switch ( answer ) {
		case 'yes':
			return __( 'Will be shown', 'userfeedback' );
		case 'no':
			return __( 'Won’t be shown', 'userfeedback' );
		case 'later':
			return __( 'Shown after another survey', 'userfeedback' );
		case 'unknown':
			return __( 'Can’t be checked here', 'userfeedback' );
	}
}
