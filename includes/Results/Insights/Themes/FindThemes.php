<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights\Themes;

use UserFeedback\Platform\Ai\ModelFailed;
use UserFeedback\Platform\Ai\SendPrompt;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Results\Insights\PiiMasker;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Has a model name the themes of written answers. Its output is untrusted: it is shortened, and markup is removed. */
final class FindThemes {

	/** Maximum texts for the model. */
	private const TEXTS = 120;

	public function __construct( private readonly SendPrompt $sendPrompt, private readonly ThemeRepository $themes ) {}

	/**
	 * @param list<string> $texts an even sample.
	 * @throws ModelFailed
	 */
	public function run( int $surveyId, Question $question, array $texts, int $userId ): void {
		$every  = max( 1, (int) ceil( count( $texts ) / self::TEXTS ) );
		$some   = array_filter( $texts, static fn( int $place ): bool => 0 === $place % $every, ARRAY_FILTER_USE_KEY );
		$masked = array_map( PiiMasker::shortened( ... ), array_values( $some ) );
		$found  = json_decode( $this->sendPrompt->run( $userId, ThemesPrompt::find( $question, $masked, get_locale() ) ), true );
		$named  = is_array( $found ) && is_array( $found['themes'] ?? null ) ? $found['themes'] : array();
		$themes = array();
		foreach ( $named as $theme ) {
			$theme = is_array( $theme ) ? $theme : array();
			$name  = self::tidied( $theme['name'] ?? '', Theme::NAME );
			$about = self::tidied( $theme['about'] ?? '', Theme::ABOUT );
			if ( '' !== $name && ! PiiMasker::hasAddress( "$name $about" ) ) {
				$themes[ mb_strtolower( $name ) ] ??= array( $name, $about );
			}
		}
		if ( array() !== $this->themes->ofQuestion( $surveyId, $question->id ) ) {
			return; // Another request was faster.
		}
		foreach ( array_slice( $themes, 0, ThemeRepository::MOST ) as [ $name, $about ] ) {
			$this->themes->add( $surveyId, $question->id, $name, $about );
		}
	}

	private static function tidied( mixed $said, int $length ): string {
		return is_string( $said ) ? mb_substr( Text::tidied( wp_strip_all_tags( $said, true ) ), 0, $length ) : '';
	}
}
