import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SurveyRow } from '@/contract/types';
import { adminPage, previewAddress } from '@/lib/links';
import { useSite } from '@/lib/site';
import type { SurveyAction } from '@/features/surveys-list/api/change-surveys';
import './RowActions.scss';

interface Props {
	survey: SurveyRow;
	onAction: ( action: SurveyAction ) => void;
}

export function RowActions( { survey, onAction }: Props ) {
	const site = useSite();
	const { can } = site;
	const isTrashed = survey.status === 'trash';
	const edits = can.edit && ! isTrashed;

	return (
		<ul className="uf-row-actions" aria-label={ actionsLabel( survey ) }>
			{ edits && (
				<Action>
					<Link to={ `/edit/${ String( survey.id ) }` }>{ __( 'Edit', 'userfeedback' ) }</Link>
				</Action>
			) }
			{ can.view && (
				<Action>
					<a href={ adminPage( site, 'userfeedback_results', `/survey/${ String( survey.id ) }` ) }>
						{ __( 'Results', 'userfeedback' ) }
					</a>
				</Action>
			) }
			{ edits && (
				<Action>
					<a href={ previewAddress( site, survey.id ) } target="_blank" rel="noreferrer">
						{ __( 'Preview', 'userfeedback' ) }
						<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
					</a>
				</Action>
			) }
			{ can.edit && (
				<Action>
					<Link to={ `/duplicate/${ String( survey.id ) }` }>{ __( 'Duplicate', 'userfeedback' ) }</Link>
				</Action>
			) }
			{ can.delete && isTrashed && (
				<ActionButton onClick={ () => onAction( 'restore' ) }>{ __( 'Restore', 'userfeedback' ) }</ActionButton>
			) }
			{ can.delete && isTrashed && (
				<ActionButton isDestructive onClick={ () => onAction( 'delete' ) }>
					{ __( 'Delete permanently', 'userfeedback' ) }
				</ActionButton>
			) }
			{ can.delete && ! isTrashed && (
				<ActionButton isDestructive onClick={ () => onAction( 'trash' ) }>
					{ __( 'Trash', 'userfeedback' ) }
				</ActionButton>
			) }
		</ul>
	);
}

function actionsLabel( survey: SurveyRow ): string {
	/* translators: %s: title of a survey */
	return sprintf( __( 'Actions for %s', 'userfeedback' ), survey.title );
}

function Action( { children }: { children: ReactNode } ) {
	return <li className="uf-row-actions__item">{ children }</li>;
}

function ActionButton( {
	isDestructive = false,
	onClick,
	children,
}: {
	isDestructive?: boolean;
	onClick: () => void;
	children: ReactNode;
} ) {
	return (
		<Action>
			<button type="button" className={ isDestructive ? 'is-destructive' : '' } onClick={ onClick }>
				{ children }
			</button>
		</Action>
	);
}
