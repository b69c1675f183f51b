import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SurveyTemplate } from '@/contract/types';
import { templateCards } from './get-templates';
import { useMasonry } from './use-masonry';
import { TemplateCard } from '../template/TemplateCard';

interface Props {
	templates: readonly SurveyTemplate[];
	onOpen: ( template: SurveyTemplate ) => void;
	onUse: ( template: SurveyTemplate ) => void;
}

export function TemplateList( { templates, onOpen, onUse }: Props ) {
	const list = useRef< HTMLUListElement >( null );
	const { data: cards } = useQuery( templateCards );
	useMasonry( list, templates.map( ( { key } ) => key ).join() );

	return (
		<ul className="uf-setup__list" ref={ list }>
			{ templates.map( ( template ) => (
				<TemplateCard
					key={ template.key }
					template={ template }
					cards={ cards }
					onOpen={ () => onOpen( template ) }
					onUse={ () => onUse( template ) }
				/>
			) ) }
		</ul>
	);
}
