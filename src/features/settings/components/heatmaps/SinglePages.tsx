import { FormTokenField } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { foundPages, namedPages } from '@/components/forms/tokens/find-pages';
import { useSettings } from '@/components/forms/settings-form';
import { byName, namesOf } from '@/components/forms/tokens/by-name';
import { tokenName, tokenText, WITHOUT_HELP } from '@/components/forms/tokens/token-text';
import { LIMITS } from '@/contract/limits';
import type { FoundPages, RuleChoice } from '@/contract/types';
import { useSearch } from '@/lib/hooks/use-search';

/** Selects single pages by title. A selected page that no longer exists shows its ID and can be removed. */
export function SinglePages( { isOff }: { isOff: boolean } ) {
	const { settings, set } = useSettings();
	const ids = settings.heatmap_page_ids;
	const { search, type } = useSearch();
	const { data: found = [], isError } = useQuery( { ...foundPages( search, 'any' ), enabled: ! isOff } );
	const { data: named = [], isPending } = useQuery( { ...namedPages( ids ), enabled: ids.length > 0 && ! isOff } );
	const chosen = ids.map( ( id ) => choiceOf( id, [ ...named, ...found ] ) );
	const names = byName( [ ...chosen, ...found.map( ( { id, title } ) => ( { id, label: title } ) ) ] );

	return (
		<div>
			<FormTokenField
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				__experimentalExpandOnFocus
				__experimentalAutoSelectFirstMatch
				__experimentalValidateInput={ ( name ) => names.has( name ) }
				label={ __( 'Individual pages', 'userfeedback' ) }
				placeholder={ ids.length === 0 ? __( 'Search by title', 'userfeedback' ) : '' }
				messages={ tokenText() }
				{ ...WITHOUT_HELP }
				disabled={ isOff || ( ids.length > 0 && isPending ) }
				maxLength={ LIMITS.HEATMAP_PAGES }
				value={ namesOf( names, chosen ) }
				suggestions={ [ ...names.keys() ] }
				onInputChange={ type }
				onChange={ ( tokens ) =>
					set(
						'heatmap_page_ids',
						tokens.flatMap( ( token ) => {
							const id = names.get( tokenName( token ) )?.id;
							return id === undefined ? [] : [ Number( id ) ];
						} )
					)
				}
			/>
			{ isError && (
				<p className="uf-settings__fault" role="alert">
					{ __( 'Couldn’t search pages. Type again to retry.', 'userfeedback' ) }
				</p>
			) }
		</div>
	);
}

function choiceOf( id: number, known: FoundPages ): RuleChoice {
	return { id, label: known.find( ( page ) => page.id === id )?.title ?? `#${ String( id ) }` };
}
