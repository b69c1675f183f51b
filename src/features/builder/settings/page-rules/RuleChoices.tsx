import { FormTokenField } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { PageRule, RuleChoice } from '@/contract/types';
import { useSearch } from '@/lib/hooks/use-search';
import { foundChoices } from './find-choices';
import { choicesIn, type ChoiceSource } from '@/features/builder/draft/targeting/page-rules';
import { byName, namesOf } from '@/components/forms/tokens/by-name';
import { NoResults } from '@/components/forms/tokens/NoResults';
import { tokenName, tokenText, WITHOUT_HELP } from '@/components/forms/tokens/token-text';

interface Props {
	rule: PageRule;
	source: ChoiceSource;
	label: string;
	error?: string | undefined;
	onChange: ( data: RuleChoice[] ) => void;
}

/** Any of these. Selected choices are always known, whatever the search finds. */
export function RuleChoices( { rule, source, label, error, onChange }: Props ) {
	const { typed, search, type } = useSearch();
	const { data: found = [], isError, isFetching } = useQuery( foundChoices( source, search ) );
	const chosen = choicesIn( rule );
	const named = byName( [ ...chosen, ...found ] );
	const isSettled = ! isFetching && typed === search;
	const isNothing = isSettled && ! isError && typed !== '' && found.length === 0;

	return (
		<div className={ `uf-tokens ${ error === undefined ? '' : 'is-wrong' }` }>
			<FormTokenField
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				__experimentalExpandOnFocus
				__experimentalAutoSelectFirstMatch
				__experimentalValidateInput={ ( name ) => named.has( name ) }
				label={ label }
				placeholder={ chosen.length === 0 ? __( 'Search', 'userfeedback' ) : '' }
				messages={ tokenText() }
				{ ...WITHOUT_HELP }
				maxLength={ LIMITS.PAGE_RULE_DATA }
				value={ namesOf( named, chosen ) }
				suggestions={ [ ...named.keys() ] }
				onInputChange={ type }
				onChange={ ( names ) => onChange( names.flatMap( ( name ) => named.get( tokenName( name ) ) ?? [] ) ) }
			/>
			<div role="status">
				{ isNothing && <NoResults /> }
				{ isError && (
					<p className="uf-field-error">
						{ __( 'Couldn’t search choices. Type again to retry.', 'userfeedback' ) }
					</p>
				) }
			</div>
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
		</div>
	);
}
