<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Ai\ModelAvailability;
use UserFeedback\Platform\Ai\ModelFailed;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Results\Insights\Themes\ChangeTheme;
use UserFeedback\Results\Insights\Themes\LabelRepository;
use UserFeedback\Results\Insights\Themes\NextThemeBatch;
use UserFeedback\Results\Insights\Themes\Theme;
use UserFeedback\Results\Insights\Themes\ThemeRepository;
use UserFeedback\Results\Insights\Themes\ThemesShape;
use UserFeedback\Results\Survey\Texts\TextAnswer;
use UserFeedback\Results\Survey\Texts\TextAnswerMapper;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Themes of written answers: found and labeled by a model on a click, counted by the server, corrected by the owner. */
final class ThemesController {

	/** Maximum quotations of one theme. */
	private const QUOTES = 2;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ThemeRepository $themes,
		private readonly LabelRepository $labels,
		private readonly TextSampleQuery $texts,
		private readonly NextThemeBatch $nextBatch,
		private readonly ChangeTheme $change,
		private readonly ModelAvailability $availability,
		private readonly CurrentEdition $edition
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/questions/{question_id}/themes', array( self::class, 'index' ), Permission::VIEW )
				->path( array( 'question_id' => static fn() => Schema::uuid() ) )
				->returns( static fn() => ThemesShape::themes() ),
			Route::post( 'surveys/{id}/questions/{question_id}/themes', array( self::class, 'readOn' ), Permission::VIEW )
				->path( array( 'question_id' => static fn() => Schema::uuid() ) )
				->body( static fn() => ThemesShape::wish() )
				->returns( static fn() => ThemesShape::step() ),
			Route::get( 'themes/{id}/answers', array( self::class, 'answers' ), Permission::VIEW )
				->query( static fn() => ThemesShape::answersQuery() )
				->returns( static fn() => ThemesShape::answers() ),
			Route::post( 'themes/{id}', array( self::class, 'change' ), Permission::VIEW_AND_EDIT )
				->body( static fn() => ThemesShape::change() )
				->returns( static fn() => ThemesShape::themes() ),
			Route::delete( 'themes/{id}', array( self::class, 'delete' ), Permission::VIEW_AND_EDIT )
				->returns( static fn() => ThemesShape::themes() ),
		);
	}

	/**
	 * Sends no answers. It may ask providers for their models, because only working features are offered.
	 *
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function index( Request $request ): array {
		return $this->themesResponse( $request->id(), $this->question( $request )->id );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function readOn( Request $request ): array {
		$question = $this->question( $request );
		/** @var array{until: int, newest: bool} $asked */
		$asked = $request->body();
		$left  = 0;
		$error = '';
		try {
			if ( $this->availability->run() ) {
				$left = $this->nextBatch->run( $request->id(), $question, $asked['until'], $asked['newest'], get_current_user_id() );
			} else {
				$error = __( 'No AI model on this site can analyze answers. See Settings → Connectors.', 'userfeedback' );
			}
		} catch ( ModelFailed $problem ) {
			$error = SummaryErrors::words( $problem->error );
		}
		return array( 'left' => $left, 'error' => $error ) + $this->themesResponse( $request->id(), $question->id );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function answers( Request $request ): array {
		$theme = $this->theme( $request );
		/** @var array{page: int, per_page: int} $asked */
		$asked = $request->query();
		$rows  = $this->labels->textsOf( $theme, ( $asked['page'] - 1 ) * $asked['per_page'], $asked['per_page'] );
		$total = $this->labels->counts( $theme->surveyId, $theme->questionId )[ $theme->id ] ?? 0;
		return array(
			'items'      => array_map( static fn( array $row ): array => TextAnswerMapper::toArray( TextAnswer::ofRow( $row ) ), $rows ),
			'pagination' => array(
				'page'     => $asked['page'],
				'pages'    => (int) ceil( $total / $asked['per_page'] ),
				'per_page' => $asked['per_page'],
				'total'    => $total,
			),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function change( Request $request ): array {
		$theme = $this->theme( $request );
		/** @var array{name?: string, pinned?: bool, merge_into?: int} $asked */
		$asked = $request->body();
		if ( isset( $asked['merge_into'] ) ) {
			$this->change->merge( $theme, $asked['merge_into'] );
		} else {
			$this->change->change( $theme, $asked['name'] ?? null, $asked['pinned'] ?? null );
		}
		return $this->themesResponse( $theme->surveyId, $theme->questionId );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function delete( Request $request ): array {
		$theme = $this->theme( $request );
		$this->change->delete( $theme );
		return $this->themesResponse( $theme->surveyId, $theme->questionId );
	}

	/** @throws Problem */
	private function theme( Request $request ): Theme {
		$this->edition->get()->check( PlanFeature::AI_SUMMARY );
		return $this->themes->get( $request->id() );
	}

	/** @throws Problem */
	private function question( Request $request ): Question {
		$this->edition->get()->check( PlanFeature::AI_SUMMARY );
		$survey   = $this->surveys->get( $request->id() );
		$question = $survey->answerableQuestion( $request->word( 'question_id' ) );
		// Personal data has no themes, and must not leave the site.
		if ( null === $question || $question->type->isPrivate() ) {
			throw RequestError::notFound( "Survey $survey->id has no such question.", 'question' );
		}
		return $question;
	}

	/** @return array<string, mixed> */
	private function themesResponse( int $surveyId, string $questionId ): array {
		return array( 'can_make' => $this->availability->run() ) + $this->readThemes( $surveyId, $questionId );
	}

	/**
	 * The themes of a question with the server's counts, as in ThemesShape.
	 *
	 * @return array{themes: list<array<string, mixed>>, read: int, total: int}
	 */
	private function readThemes( int $surveyId, string $questionId ): array {
		$themes = $this->themes->ofQuestion( $surveyId, $questionId );
		$counts = array() === $themes ? array() : $this->labels->counts( $surveyId, $questionId );
		$quotes = array() === $themes ? array() : $this->labels->quotes( $surveyId, $questionId, self::QUOTES );
		usort(
			$themes,
			static fn( Theme $a, Theme $b ): int => array( $b->pinned, $counts[ $b->id ] ?? 0, $a->id )
				<=> array( $a->pinned, $counts[ $a->id ] ?? 0, $b->id )
		);
		return array(
			'themes' => array_map(
				static fn( Theme $theme ): array => array(
					'id'     => $theme->id,
					'name'   => $theme->name,
					'about'  => $theme->about,
					'pinned' => $theme->pinned,
					'count'  => $counts[ $theme->id ] ?? 0,
					'quotes' => $quotes[ $theme->id ] ?? array(),
				),
				$themes
			),
			'read'   => array() === $themes ? 0 : $this->labels->read( $surveyId, $questionId ),
			'total'  => array_sum( $this->texts->perDay( $surveyId )[ $questionId ] ?? array() ),
		);
	}
}
