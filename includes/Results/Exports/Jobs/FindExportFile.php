<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Results\Exports\ExportRequest;
use UserFeedback\Results\Exports\ExportShape;
use UserFeedback\Results\Exports\Files\ExportFolder;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds the file for a URL of the admin page: one that is ready, or a short one that is written now. */
final class FindExportFile {

	/** The URL's parameter names for the days. */
	private const NAMES = array( 'start' => 'from', 'end' => 'to' );

	private const NO_FIELDS = array( 'page', 'survey_id', '_wpnonce' );

	/** Characters of a title, and of all filter values. */
	private const MOST = 40;

	public function __construct(
		private readonly ExportRepository $exports,
		private readonly WriteShortExport $writeShort,
		private readonly ExportFolder $folder,
		private readonly SurveyRepository $surveys,
		private readonly CurrentEdition $edition,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<array-key, mixed> $query of the URL.
	 * @return array{resource, string} the file and its name.
	 * @throws Problem
	 */
	public function run( int $userId, array $query ): array {
		return isset( $query['export'] ) ? $this->ready( $userId, $query['export'] ) : $this->now( $query );
	}

	/** @return array{resource, string} */
	private function ready( int $userId, mixed $id ): array {
		$this->edition->get()->check( PlanFeature::EXPORT );
		$export = $this->exports->ownOf( $userId, is_string( $id ) ? (int) $id : 0 );
		if ( ExportState::DONE === $export->state && ! $this->folder->has( $export->file ) ) {
			throw RequestError::notFound( "The file of export $export->id is not on this server.", 'export_file' );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- It may be longer than what fits into memory.
		$file = ExportState::DONE === $export->state ? fopen( $this->folder->of( $export->file ), 'rb' ) : false;
		return false === $file
			? throw RequestError::notFound( "Export $export->id has no file.", 'export' )
			: array( $file, $this->name( $export->request ) );
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @return array{resource, string}
	 */
	private function now( array $query ): array {
		$surveyId = is_string( $query['survey_id'] ?? null ) && ctype_digit( $query['survey_id'] ) ? (int) $query['survey_id'] : 0;
		$sent     = array();
		foreach ( array_diff_key( $query, array_flip( self::NO_FIELDS ) ) as $name => $value ) {
			$sent[ self::NAMES[ $name ] ?? $name ] = $value;
		}
		$checked = Validator::query( ExportShape::request(), array_filter( $sent, static fn( mixed $value ): bool => '' !== $value ) );
		if ( array() !== $checked->violations ) {
			throw new ValidationFailed( $checked->violations );
		}
		$request = ExportRequest::fromArray( $surveyId, (array) $checked->value );
		return array( $this->writeShort->run( $request ), $this->name( $request ) );
	}

	/** @throws Problem */
	private function name( ExportRequest $request ): string {
		return self::fileName( $this->surveys->get( $request->surveyId ), $request, $this->clock->day() );
	}

	/**
	 * The file name of an export: survey, report, days and filter, so that you can tell two files apart later.
	 *
	 * @param string $today date at the site.
	 */
	private static function fileName( Survey $survey, ExportRequest $request, string $today ): string {
		$question = null === $request->questionId ? null : $survey->answerableQuestion( $request->questionId );
		$parts    = array(
			'userfeedback',
			(string) $survey->id,
			self::words( $survey->title ),
			'general' === $request->report ? 'responses' : str_replace( '_', '-', $request->report ),
			null === $question ? '' : self::words( $question->title ),
			ResponseStatus::PUBLISH === $request->status ? '' : $request->status->value,
			self::dayWords( $request->from, $request->to, $today ),
			self::filterWords( $request->filter ),
		);
		return implode( '-', array_filter( $parts, static fn( string $part ): bool => '' !== $part ) ) . ".$request->format";
	}

	private static function dayWords( ?string $from, ?string $to, string $today ): string {
		return match ( true ) {
			null === $from && null === $to => "all-until-$today",
			null === $from                 => "until-$to",
			default                        => ( $to ?? $today ) === $from ? $from : "$from-to-" . ( $to ?? $today ),
		};
	}

	/** @param array<string, mixed> $filter */
	private static function filterWords( array $filter ): string {
		$values = array();
		array_walk_recursive(
			$filter,
			static function ( mixed $value, int|string $key ) use ( &$values ): void {
				if ( 'question_id' !== $key && 'is' !== $key && is_scalar( $value ) ) {
					$values[] = (string) $value;
				}
			}
		);
		$words   = self::words( implode( ' ', $values ) );
		$isAsked = array() !== array_filter( $filter, static fn( mixed $of ): bool => array() !== $of );
		return $isAsked ? trim( "filtered-$words", '-' ) : '';
	}

	/** Returns letters and digits of any script, with hyphens between the words. */
	private static function words( string $text ): string {
		$words = (string) preg_replace( '/[^\p{L}\p{M}\p{N}]+/u', '-', mb_strtolower( mb_scrub( $text, 'UTF-8' ), 'UTF-8' ) );
		return trim( mb_substr( trim( $words, '-' ), 0, self::MOST ), '-' );
	}
}
