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
use UserFeedback\Results\Exports\ExportRequest;
use UserFeedback\Results\Exports\ExportShape;
use UserFeedback\Results\Exports\Files\ExportFileName;
use UserFeedback\Results\Exports\Files\ExportFolder;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds the file for a URL of the admin page: one that is ready, or a short one that is written now. */
final class FindExportFile {

	/** The URL's parameter names for the days. */
	private const NAMES = array( 'start' => 'from', 'end' => 'to' );

	private const NO_FIELDS = array( 'page', 'survey_id', '_wpnonce' );

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
		$path   = $this->folder->of( $export->file );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- It may be longer than what fits into memory.
		$file = ExportState::DONE === $export->state && is_file( $path ) ? fopen( $path, 'rb' ) : false;
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
		return ExportFileName::of( $this->surveys->get( $request->surveyId ), $request, $this->clock->day() );
	}
}
