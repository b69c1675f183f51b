<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route that creates links to a survey's own page, each for one response. */
final class SingleUseLinksController {

	public function __construct( private readonly SurveyRepository $surveys, private readonly SingleUseToken $tokens ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/{id}/single-use-links', array( self::class, 'create' ), Permission::EDIT )
				->body( static fn() => SubmissionShape::singleUseLinksRequest() )
				->returns( static fn() => SubmissionShape::singleUseLinks() ),
		);
	}

	/**
	 * @return array{urls: list<string>} in the order of the values.
	 * @throws Problem not found, the survey has no page, or its hidden field or a value is missing.
	 */
	public function create( Request $request ): array {
		$survey = $this->surveys->get( $request->id() );
		$page   = $survey->settings->part( 'share_page' );
		/** @var array{count: int, field?: string, values?: list<string>} $asked */
		$asked = $request->body();
		if ( true !== $page['enabled'] || ! is_string( $page['slug'] ) ) {
			throw self::refused( 'id', __( 'Give this survey its own page and save it first.', 'userfeedback' ) );
		}
		if ( isset( $asked['field'] ) ) {
			return array( 'urls' => $this->personal( $survey, $page['slug'], $asked['field'], $asked['values'] ?? array() ) );
		}
		$urls = array();
		while ( count( $urls ) < $asked['count'] ) {
			$urls[] = SurveyPageUrl::of( $page['slug'], $this->tokens->create( $survey->id ) );
		}
		return array( 'urls' => $urls );
	}

	/**
	 * @param list<string> $values
	 * @return list<string> URLs.
	 * @throws ValidationFailed
	 */
	private function personal( Survey $survey, string $slug, string $fieldId, array $values ): array {
		$field = $survey->question( $fieldId );
		if ( null === $field || ! $field->type->isHidden() ) {
			throw self::refused( 'field', __( 'Choose a hidden field of this survey.', 'userfeedback' ) );
		}
		if ( array() === $values ) {
			throw self::refused( 'values', __( 'Enter at least one value.', 'userfeedback' ) );
		}
		$urls = array();
		foreach ( $values as $index => $given ) {
			$value  = $field->type->read( $given, array() );
			$value  = is_string( $value ) ? $value : throw self::refused( "values[$index]", __( 'This value is empty.', 'userfeedback' ) );
			$token  = $this->tokens->personal( $survey->id, $field->id, $value );
			$urls[] = SurveyPageUrl::of( $slug, $token, array( $field->title => $value ) );
		}
		return $urls;
	}

	private static function refused( string $path, string $message ): ValidationFailed {
		return new ValidationFailed( array( new Violation( $path, 'invalid', null, $message ) ) );
	}
}
