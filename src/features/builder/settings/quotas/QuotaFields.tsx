import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import { useState } from 'react';
import { LIMITS } from '@/contract/limits';
import type { Quota, QuotaCondition } from '@/contract/types';
import { logicSubjects } from '@/features/builder/draft/logic/conditions';
import { withNewCondition } from '@/features/builder/draft/logic/quota-edits';
import { isWithin } from '@/features/builder/draft/validation/field-errors';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { sprintf } from '@/lib/labels/sprintf';
import { quotaText } from '@/lib/labels/limit-text';
import { QuotaConditionFields } from './QuotaConditionFields';

interface Props {
	quota: Quota;
	/** From 0. */
	place: number;
	/** Its name in errors. */
	field: string;
	/** @param isTyped true per key press */
	onChange: ( change: Partial< Quota >, isTyped?: boolean ) => void;
	onRemove: () => void;
}

export function QuotaFields( { quota, place, field, onChange, onRemove }: Props ) {
	const { id, label, target, conditions } = quota;
	const errors = useBuilder( ( state ) => state.errors );
	const questions = useBuilder( ( { form } ) => form.draft.questions );
	const progress = useBuilder( ( { form } ) => form.quotas?.find( ( counted ) => counted.id === id ) );
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const [ typed, setTyped ] = useState< string | null >( null );
	const number = formatNumber( place + 1 );
	const subjects = logicSubjects( questions );
	const texts = [
		...new Set(
			Object.entries( errors )
				.filter( ( [ name ] ) => isWithin( name, field ) )
				.map( ( [ , text ] ) => text )
		),
	];
	const at = ( index: number ) => `${ field }.conditions[${ String( index ) }]`;
	const setCondition = ( index: number, changed: QuotaCondition, isTyped?: boolean ) =>
		onChange(
			{ conditions: conditions.map( ( condition, other ) => ( other === index ? changed : condition ) ) },
			isTyped
		);
	const applyTarget = () => {
		const value = Math.round( Number( typed ) );
		if ( typed !== null && typed.trim() !== '' && Number.isFinite( value ) && value !== target ) {
			onChange( { target: Math.min( LIMITS.MAX_RESPONSES, Math.max( 1, value ) ) } );
		}
		setTyped( null );
	};

	return (
		<li className="uf-quotas__quota" data-field={ field }>
			<div className="uf-quotas__head">
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					/* translators: %s: number of a quota */
					label={ sprintf( __( 'Name of quota %s', 'userfeedback' ), number ) }
					maxLength={ LIMITS.SHORT_TEXT }
					aria-invalid={ `${ field }.label` in errors || undefined }
					value={ label }
					onChange={ ( value ) => onChange( { label: value }, true ) }
					onBlur={ () => dispatch( { type: 'field-left' } ) }
				/>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="number"
					step={ 1 }
					min={ 1 }
					max={ LIMITS.MAX_RESPONSES }
					label={ __( 'Target', 'userfeedback' ) }
					value={ typed ?? String( target ) }
					onChange={ setTyped }
					onBlur={ applyTarget }
					onKeyDown={ ( { key } ) => {
						if ( key === 'Enter' ) {
							applyTarget();
						}
					} }
				/>
				<Button
					__next40pxDefaultSize
					icon={ closeSmall }
					/* translators: %s: number of a quota */
					label={ sprintf( __( 'Remove quota %s', 'userfeedback' ), number ) }
					onClick={ onRemove }
				/>
			</div>
			{ progress && <p className="uf-soft">{ quotaText( progress.taken, target ) }</p> }
			<ol className="uf-conditions__list" data-field={ `${ field }.conditions` }>
				{ conditions.map( ( condition, index ) => (
					<li className="uf-conditions__row" key={ index } data-field={ at( index ) }>
						<QuotaConditionFields
							condition={ condition }
							subjects={ subjects }
							isWrong={ ( part ) => `${ at( index ) }.${ part }` in errors }
							onChange={ ( changed, isTyped ) => setCondition( index, changed, isTyped ) }
						/>
						{ conditions.length > 1 && (
							<Button
								size="compact"
								icon={ closeSmall }
								/* translators: %s: number of a condition */
								label={ sprintf(
									__( 'Remove condition %s', 'userfeedback' ),
									formatNumber( index + 1 )
								) }
								onClick={ () => {
									onChange( { conditions: conditions.filter( ( _, other ) => other !== index ) } );
									focusLater( `[data-field="${ at( Math.max( 0, index - 1 ) ) }"] select` );
								} }
							/>
						) }
					</li>
				) ) }
			</ol>
			{ texts.map( ( text ) => (
				<p className="uf-field-error" key={ text }>
					{ text }
				</p>
			) ) }
			{ conditions.length < LIMITS.QUOTA_CONDITIONS && (
				<Button
					size="compact"
					variant="tertiary"
					icon={ plus }
					onClick={ () => {
						onChange( { conditions: withNewCondition( quota ) } );
						focusLater( `[data-field="${ at( conditions.length ) }"] select` );
					} }
				>
					{ __( 'Add condition', 'userfeedback' ) }
				</Button>
			) }
		</li>
	);
}
