<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Unsaved changes to a survey. Each user can reach only their own. */
final class AutosaveController {

	public function __construct( private readonly SurveyRepository $surveys, private readonly AutosaveRepository $autosaves ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/kept', array( self::class, 'show' ), Permission::EDIT )
				->returns( static fn() => EditingShape::kept() ),
			Route::post( 'surveys/{id}/kept', array( self::class, 'keep' ), Permission::EDIT )
				->body( static fn() => EditingShape::copy() )
				->returns( null, 204 ),
			Route::delete( 'surveys/{id}/kept', array( self::class, 'forget' ), Permission::EDIT )
				->returns( null, 204 ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws RequestError not found.
	 */
	public function show( Request $request ): array {
		$this->surveys->mustHave( $request->id() );
		$kept = $this->autosaves->find( $request->id(), get_current_user_id() );
		return array(
			'kept' => null === $kept ? null : array(
				'version' => $kept->version,
				'copy'    => $kept->copy,
				'at'      => Clock::toApi( $kept->at ),
			),
		);
	}

	/**
	 * @return null PHP before 8.2 has no `null` return type.
	 * @throws RequestError not found.
	 */
	public function keep( Request $request ): mixed {
		$this->surveys->mustHave( $request->id() );
		/** @var array{version: int, copy: string} $sent EditingShape::copy(). */
		$sent = $request->body();
		$this->autosaves->keep( $request->id(), get_current_user_id(), $sent['version'], $sent['copy'] );
		return null;
	}

	/**
	 * Succeeds even if there is no autosave.
	 *
	 * @return null PHP before 8.2 has no `null` return type.
	 * @throws RequestError not found.
	 */
	public function forget( Request $request ): mixed {
		$this->surveys->mustHave( $request->id() );
		$this->autosaves->forget( $request->id(), get_current_user_id() );
		return null;
	}
}
