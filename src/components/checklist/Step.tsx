import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { ChecklistStep } from '@/contract/types';
import { useSite } from '@/lib/site';
import { stepAddress, stepLabel } from './steps';

interface Props {
	step: ChecklistStep;
	surveyId: number;
	/** The first open step. */
	isNext: boolean;
}

/** An open step links to where it is done; the site itself opens in a new tab, because owners return from it. */
export function Step( { step: { name, is_done: isDone }, surveyId, isNext }: Props ) {
	const site = useSite();
	const label = stepLabel( name );
	const address = isDone ? null : stepAddress( name, surveyId, site );
	const isOnSite = address === site.site_url;
	const state = isDone ? 'is-done' : isNext ? 'is-next' : '';

	return (
		<li className={ `uf-checklist__step ${ state }` }>
			<span className="uf-checklist__mark">{ isDone && <Icon icon={ check } size={ 16 } /> }</span>
			{ address === null ? (
				<span>
					{ isDone && <span className="screen-reader-text">{ __( 'Done:', 'userfeedback' ) } </span> }
					{ label }
				</span>
			) : (
				<a href={ address } { ...( isOnSite && { target: '_blank', rel: 'noreferrer' } ) }>
					{ label }
					{ isOnSite && (
						<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
					) }
				</a>
			) }
		</li>
	);
}
