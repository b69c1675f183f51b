import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SurveyRow } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import type { SurveyAction } from '@/features/surveys-list/api/change-surveys';
import { type RowAction, rowActions } from '@/features/surveys-list/model/row-actions';
import { RowMenu } from './RowMenu';
import './RowActions.scss';

interface Props {
	survey: SurveyRow;
	onAction: ( action: SurveyAction ) => void;
}

/** Links under the title, or a menu on phones, where links would be too close together to tap. CSS shows one of the two. */
export function RowActions( { survey, onAction }: Props ) {
	const actions = rowActions( survey, useSite() );
	/* translators: %s: title of a survey */
	const label = sprintf( __( 'Actions for %s', 'userfeedback' ), survey.title );

	return (
		<>
			<ul className="uf-row-actions" aria-label={ label }>
				{ actions.map( ( action ) => (
					<li key={ action.key } className="uf-row-actions__item">
						<ActionLink action={ action } onAction={ onAction }>
							{ action.label }
						</ActionLink>
					</li>
				) ) }
			</ul>
			<RowMenu label={ label } actions={ actions } onAction={ onAction } />
		</>
	);
}

function ActionLink( {
	action,
	onAction,
	children,
}: {
	action: RowAction;
	onAction: Props[ 'onAction' ];
	children: ReactNode;
} ) {
	if ( 'to' in action ) {
		return <Link to={ action.to }>{ children }</Link>;
	}
	if ( 'does' in action ) {
		return (
			<button
				type="button"
				className={ action.isDestructive ? 'is-destructive' : '' }
				onClick={ () => onAction( action.does ) }
			>
				{ children }
			</button>
		);
	}
	return action.opensTab ? (
		<a href={ action.href } target="_blank" rel="noreferrer">
			{ children }
			<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
		</a>
	) : (
		<a href={ action.href }>{ children }</a>
	);
}
