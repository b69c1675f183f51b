<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Clock;
use UserFeedback\Surveys\Editing\Drafts\NewSurveyDefaults;
use UserFeedback\Surveys\Editing\Saving\EnforceEdition;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Surveys\Templates\Library\SurveyTemplates;
use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Widget\Manifest\ManifestMapper;
use UserFeedback\Widget\Manifest\WidgetThemeMapper;
use UserFeedback\Widget\WidgetScripts;
use UserFeedback\Widget\Words\WidgetStrings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Templates as visitors would see them, in a new survey's design: TemplateCardsShape. For locked ones, only the first question. */
final class TemplateCards {

	public function __construct(
		private readonly WidgetScripts $scripts,
		private readonly NewSurveyDefaults $newTheme,
		private readonly WidgetThemeMapper $themes,
		private readonly ManifestMapper $manifest,
		private readonly CurrentEdition $edition,
		private readonly Clock $clock
	) {}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return array(
			'script'  => $this->scripts->cards(),
			'look'    => $this->themes->ofSurvey( $this->newSurvey(), true ),
			'strings' => WidgetStrings::all() + WidgetStrings::extended(),
			'cards'   => array_map( array( $this, 'card' ), SurveyTemplates::offered( SurveyTemplates::all(), $this->edition->get() ) ),
		);
	}

	/** @return array{key: string, questions: list<array<string, mixed>>} */
	private function card( Template $template ): array {
		$shown = $template->isOpen( $this->edition->get() ) ? $template->questions() : array_slice( $template->questions(), 0, 1 );
		return array(
			'key'       => $template->key,
			'questions' => array_map( fn( Question $question ): array => $this->manifest->question( $question ), $shown ),
		);
	}

	private function newSurvey(): Survey {
		$settings = $this->newTheme->on( SurveySettings::defaults( new ThankYou( ThankYou::defaultMessage() ) ) );
		return EnforceEdition::of(
			new Survey( 0, '', SurveyStatus::DRAFT, 'survey', array(), $settings, 1, $this->clock->now(), null ),
			$this->edition->get()
		);
	}
}
