import { __ } from '@wordpress/i18n';
import { arrowDown, arrowUp } from '@wordpress/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/components/ui/actions/IconButton';
import { Cell, HeadCell, Table } from '@/components/lists/table/Table';
import type { LiveSurvey } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { targetedSurvey, surveyVisibility } from '@/lib/visibility/visibility';
import { headline } from '@/lib/visibility/text';
import { useSite } from '@/lib/site';
import type { Direction } from '@/features/surveys-list/api/move-survey';
import './OrderTable.scss';

interface Props {
	surveys: readonly LiveSurvey[];
	isBusy: boolean;
	onMove: ( survey: LiveSurvey, to: Direction, place: number ) => void;
}

/** Sorted by priority; focus stays on the button that moved a survey. */
export function OrderTable( { surveys, isBusy, onMove }: Props ) {
	const { can } = useSite();
	const pressed = useRef< HTMLElement | null >( null );
	const order = surveys.map( ( { id } ) => id ).join( ' ' );

	useEffect( () => {
		pressed.current?.focus();
		pressed.current = null;
	}, [ order ] );

	return (
		<Table
			label={ __( 'Survey order', 'userfeedback' ) }
			head={
				<>
					<HeadCell kind="number">{ __( 'Position', 'userfeedback' ) }</HeadCell>
					<HeadCell kind="title">{ __( 'Survey', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Visibility', 'userfeedback' ) }</HeadCell>
					{ can.edit && <HeadCell>{ __( 'Move', 'userfeedback' ) }</HeadCell> }
				</>
			}
		>
			{ surveys.map( ( survey, index ) => (
				<Row
					key={ survey.id }
					survey={ survey }
					ahead={ surveys.slice( 0, index ) }
					isLast={ index === surveys.length - 1 }
					isBusy={ isBusy }
					onMove={ ( to, button ) => {
						pressed.current = button;
						onMove( survey, to, index + 1 );
					} }
				/>
			) ) }
		</Table>
	);
}

interface RowProps {
	survey: LiveSurvey;
	ahead: readonly LiveSurvey[];
	isLast: boolean;
	isBusy: boolean;
	onMove: ( to: Direction, button: HTMLElement ) => void;
}

function Row( { survey, ahead, isLast, isBusy, onMove }: RowProps ) {
	const { can } = useSite();
	const titleId = useId();
	const [ now ] = useState( () => new Date() );
	const rules = targetedSurvey( survey );
	const isFirst = ahead.length === 0;
	/** Not disabled, so that focus stays on it when the survey is first or last. */
	const button = ( to: Direction, isOff: boolean ) => ( {
		'aria-disabled': isOff || isBusy || undefined,
		onClick: ( { currentTarget }: { currentTarget: HTMLElement } ) => {
			if ( ! isOff && ! isBusy ) {
				onMove( to, currentTarget );
			}
		},
	} );

	return (
		<tr role="row">
			<Cell label={ __( 'Position', 'userfeedback' ) } kind="number">
				{ formatNumber( ahead.length + 1 ) }
			</Cell>
			<Cell label={ __( 'Survey', 'userfeedback' ) } kind="title" labelledBy={ titleId }>
				{ can.edit ? (
					<Link id={ titleId } to={ `/edit/${ String( survey.id ) }` }>
						<bdi>{ survey.title }</bdi>
					</Link>
				) : (
					<span id={ titleId } dir="auto">
						{ survey.title }
					</span>
				) }
			</Cell>
			<Cell label={ __( 'Visibility', 'userfeedback' ) }>
				{ headline( surveyVisibility( rules, ahead, now ), rules, 'now' ) }
			</Cell>
			{ can.edit && (
				<Cell label={ __( 'Move', 'userfeedback' ) }>
					<div className="uf-order__buttons">
						<IconButton
							icon={ arrowUp }
							/* translators: %s: title of a survey */
							label={ sprintf( __( 'Move “%s” up', 'userfeedback' ), survey.title ) }
							{ ...button( 'up', isFirst ) }
						/>
						<IconButton
							icon={ arrowDown }
							/* translators: %s: title of a survey */
							label={ sprintf( __( 'Move “%s” down', 'userfeedback' ), survey.title ) }
							{ ...button( 'down', isLast ) }
						/>
						<button
							type="button"
							className="components-button is-compact is-tertiary"
							/* translators: %s: title of a survey */
							aria-label={ sprintf( __( 'Move “%s” to the top', 'userfeedback' ), survey.title ) }
							{ ...button( 'top', isFirst ) }
						>
							{ __( 'Move to top', 'userfeedback' ) }
						</button>
					</div>
				</Cell>
			) }
		</tr>
	);
}
