import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { LIMITS } from '@/contract/limits';
import type { PageRule } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import {
	canAddRule,
	type Operator,
	withoutRule,
	withRule,
	withRuleAfter,
} from '@/features/builder/draft/targeting/page-rules';
import { sprintf } from '@/lib/labels/sprintf';
import { RuleRow } from './RuleRow';
import './PageRules.scss';

const FIELD = 'settings.targeting.page_rules';

/** Rules as sentences: those joined by "and" form a group, and one group must match. */
export function PageRules( { rules }: { rules: readonly PageRule[] } ) {
	const errors = useBuilder( ( { errors } ) => errors );
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const focusRow = ( place: number ) => focusLater( `[data-field="${ fieldAt( place ) }"] .uf-rule__kind select` );
	const set = ( value: PageRule[], type: 'done' | 'typed' = 'done' ) =>
		dispatch( { type, operation: { type: 'set', path: FIELD, value } } );
	const add = ( place: number, operator: Operator ) => {
		set( withRuleAfter( rules, place, operator ) );
		focusRow( place + 1 );
	};

	return (
		<fieldset className="uf-rules">
			<legend className="screen-reader-text">{ __( 'Page rules', 'userfeedback' ) }</legend>
			<ol className="uf-rules__list" data-field={ FIELD }>
				{ rules.map( ( rule, place ) => (
					<RuleRow
						key={ place }
						rule={ rule }
						place={ place }
						field={ fieldAt( place ) }
						error={ errors[ `${ fieldAt( place ) }.data` ] ?? errors[ fieldAt( place ) ] }
						onChange={ ( changed, isTyped ) =>
							set( withRule( rules, place, changed ), isTyped ? 'typed' : 'done' )
						}
						onAdd={ canAddRule( rules ) ? () => add( place, '&&' ) : null }
						onRemove={
							rules.length > 1
								? () => {
										set( withoutRule( rules, place ) );
										focusRow( Math.max( 0, place - 1 ) );
									}
								: null
						}
					/>
				) ) }
			</ol>
			{ errors[ FIELD ] !== undefined && <p className="uf-field-error">{ errors[ FIELD ] }</p> }
			{ canAddRule( rules ) ? (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					icon={ plus }
					onClick={ () => add( rules.length - 1, '||' ) }
				>
					{ __( 'Add “or” group', 'userfeedback' ) }
				</Button>
			) : (
				<p className="uf-locked">
					{ /* translators: %s: a number */ }
					{ sprintf(
						__( 'You can add up to %s page rules.', 'userfeedback' ),
						formatNumber( LIMITS.PAGE_RULES )
					) }
				</p>
			) }
		</fieldset>
	);
}

function fieldAt( place: number ): string {
	return `${ FIELD }[${ String( place ) }]`;
}
