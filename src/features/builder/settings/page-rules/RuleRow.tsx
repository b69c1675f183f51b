import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import type { PageRule } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { beginsGroup, type RuleKind, sourceOf, withKind } from '@/features/builder/draft/targeting/page-rules';
import { ruleLabels } from '@/features/builder/draft/targeting/rule-labels';
import { sprintf } from '@/lib/labels/sprintf';
import { RuleChoices } from './RuleChoices';
import { RuleText } from './RuleText';

interface Props {
	rule: PageRule;
	/** From 0. */
	place: number;
	/** Its name in errors. */
	field: string;
	error?: string | undefined;
	/** @param isTyped true per key press */
	onChange: ( rule: PageRule, isTyped?: boolean ) => void;
	/** Null if no more can be added, or this one can't be removed. */
	onAdd: ( () => void ) | null;
	onRemove: ( () => void ) | null;
}

export function RuleRow( { rule, place, field, error, onChange, onAdd, onRemove }: Props ) {
	const labels = ruleLabels();
	const number = formatNumber( place + 1 );
	const source = sourceOf( rule.logic );
	const shared = { label: labels[ rule.logic ], error };

	return (
		<li className={ `uf-rule ${ beginsGroup( rule, place ) ? 'is-other' : '' }` } data-field={ field }>
			{ place > 0 && (
				<div className="uf-rule__operator">
					<SelectControl
						__nextHasNoMarginBottom
						hideLabelFromVision
						/* translators: %s: number of a rule */
						label={ sprintf( __( 'Combine rule %s with the previous rule', 'userfeedback' ), number ) }
						value={ rule.operator }
						options={ [
							{ value: '&&', label: __( 'and', 'userfeedback' ) },
							{ value: '||', label: __( 'or', 'userfeedback' ) },
						] }
						onChange={ ( operator ) => onChange( { ...rule, operator: operator === '||' ? '||' : '&&' } ) }
					/>
				</div>
			) }
			<div className="uf-rule__sentence">
				<div className="uf-rule__kind">
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						hideLabelFromVision
						/* translators: %s: number of a rule */
						label={ sprintf( __( 'Rule %s', 'userfeedback' ), number ) }
						value={ rule.logic }
						options={ Object.entries( labels ).map( ( [ value, label ] ) => ( { value, label } ) ) }
						onChange={ ( kind ) => onChange( withKind( rule, kind as RuleKind ) ) }
					/>
				</div>
				<div className="uf-rule__value" data-field={ `${ field }.data` }>
					{ source === null ? (
						<RuleText
							{ ...shared }
							rule={ rule }
							onChange={ ( data ) => onChange( { ...rule, data }, true ) }
						/>
					) : (
						<RuleChoices
							{ ...shared }
							key={ rule.logic }
							rule={ rule }
							source={ source }
							onChange={ ( data ) => onChange( { ...rule, data } ) }
						/>
					) }
				</div>
				<div className="uf-rule__tools">
					{ onAdd && (
						<Button
							__next40pxDefaultSize
							icon={ plus }
							/* translators: %s: number of a rule */
							label={ sprintf( __( 'Add “and” rule after rule %s', 'userfeedback' ), number ) }
							onClick={ onAdd }
						/>
					) }
					{ onRemove && (
						<Button
							__next40pxDefaultSize
							icon={ closeSmall }
							/* translators: %s: number of a rule */
							label={ sprintf( __( 'Remove rule %s', 'userfeedback' ), number ) }
							onClick={ onRemove }
						/>
					) }
				</div>
			</div>
		</li>
	);
}
