import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { useDebouncedEffect } from '@/lib/hooks/use-debounced-effect';
import { useSite } from '@/lib/site';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { testedPage } from './get-tested-page';
import { addressOn } from './address';
import { INITIAL_TEST_VISIT } from './test-visit';
import { TestUrl } from './TestUrl';
import { TestVisitFields } from './TestVisitFields';
import { TestResult } from './TestResult';
import './Tester.scss';

/** Milliseconds without typing before the site checks an address. */
const PAUSE = 300;

/** Tests if the survey, as in the form, would show to a visitor at an address. */
export function Tester() {
	const { site_url: siteUrl } = useSite();
	const [ typed, setTyped ] = useState( '/' );
	const [ settled, setSettled ] = useState( typed );
	const [ asked, setAsked ] = useState( INITIAL_TEST_VISIT );
	useDebouncedEffect( typed, PAUSE, setSettled );
	const survey = useBuilder( ( { form } ) => form.id );
	const url = addressOn( siteUrl, settled );
	const query = useQuery( { ...testedPage( url ?? '', asked.role, survey ), enabled: url !== null } );
	const isForeign = addressOn( siteUrl, typed ) === null;

	return (
		<Card className="uf-tester" title={ __( 'Visibility test', 'userfeedback' ) }>
			<div className="uf-tester__fields">
				<TestUrl typed={ typed } isForeign={ isForeign } onChange={ setTyped } />
				<TestVisitFields asked={ asked } onChange={ setAsked } />
			</div>
			<TestResult query={ query } url={ isForeign ? null : url } asked={ asked } />
			<p className="uf-tester__basis">
				{ __(
					'Tests your current settings for a first-time visitor, as if the survey were published.',
					'userfeedback'
				) }
			</p>
		</Card>
	);
}
