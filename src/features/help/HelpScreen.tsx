import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Navigate, NavLink, useParams } from 'react-router-dom';
import { EnglishOnly } from '@/components/help/EnglishOnly';
import { type Manual, type ManualPage, manualOptions, pageOf } from '@/components/help/manual';
import { ManualContents } from '@/components/help/ManualContents';
import { ManualText } from '@/components/help/ManualText';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import type { BackLinkProps } from '@/components/ui/layout/BackLink';
import { Screen } from '@/components/ui/layout/Screen';
import { useMedia } from '@/lib/hooks/use-media';
import '@/components/help/Manual.scss';
import './help.scss';

/** The full manual: a page, and the list of pages. */
export function HelpScreen( { back }: { back: BackLinkProps } ) {
	const { page: name } = useParams();
	const query = useQuery( manualOptions );
	const isNarrow = useMedia( '(max-width: 782px)' );

	return (
		<Screen title={ __( 'Help', 'userfeedback' ) } back={ back }>
			<QueryState
				query={ query }
				skeleton={ <Skeleton height="400px" /> }
				failure={ __( 'Couldn’t load the manual.', 'userfeedback' ) }
			>
				{ ( manual ) => {
					const first = firstOf( manual );
					const contents = <ManualContents manual={ manual } link={ linkTo } heading="h2" />;

					return name === undefined && first !== null ? (
						<Navigate replace to={ `/help/${ first }` } />
					) : (
						<div className="uf-help-screen">
							<nav aria-label={ __( 'Manual pages', 'userfeedback' ) }>
								{ isNarrow ? (
									<details key={ name } className="uf-card">
										<summary>{ __( 'All manual pages', 'userfeedback' ) }</summary>
										{ contents }
									</details>
								) : (
									contents
								) }
							</nav>
							<Page page={ pageOf( manual, name ?? null ) } />
						</div>
					);
				} }
			</QueryState>
		</Screen>
	);
}

function Page( { page }: { page: ManualPage | undefined } ) {
	return page === undefined ? (
		<EmptyState title={ __( 'Manual page not found', 'userfeedback' ) } />
	) : (
		<div className="uf-card">
			<EnglishOnly />
			<article className="uf-manual" lang="en" dir="ltr">
				<h2 className="uf-manual__title">{ page.title }</h2>
				<ManualText nodes={ page.body } link={ linkTo } />
			</article>
		</div>
	);
}

function firstOf( manual: Manual ): string | null {
	return manual.chapters[ 0 ]?.pages[ 0 ]?.name ?? null;
}

function linkTo( page: string, words: ReactNode ) {
	return <NavLink to={ `/help/${ page }` }>{ words }</NavLink>;
}
