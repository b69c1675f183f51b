<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Clock;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Survey\EditingShape;
use UserFeedback\Rest\Request;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Unsaved changes to a survey. Each user can reach only their own copy. */
final class KeptController {

	public function __construct( private readonly SurveyRepository $surveys, private readonly KeptRepository $kept ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/kept', array( self::class, 'show' ), Can::EDIT )
				->returns( static fn() => EditingShape::kept() ),
			Route::post( 'surveys/{id}/kept', array( self::class, 'keep' ), Can::EDIT )
				->body( static fn() => EditingShape::copy() )
				->returns( null, 204 ),
			Route::delete( 'surveys/{id}/kept', array( self::class, 'forget' ), Can::EDIT )
				->returns( null, 204 ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws NotFound
	 */
	public function show( Request $request ): array {
		$this->surveys->mustHave( $request->id() );
		$kept = $this->kept->find( $request->id(), get_current_user_id() );
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
	 * @throws NotFound
	 */
	public function keep( Request $request ): mixed {
		$this->surveys->mustHave( $request->id() );
		/** @var array{version: int, copy: string} $sent EditingShape::copy(). */
		$sent = $request->body();
		$this->kept->keep( $request->id(), get_current_user_id(), $sent['version'], $sent['copy'] );
		return null;
	}

	/**
	 * Succeeds even if there is no copy.
	 *
	 * @return null PHP before 8.2 has no `null` return type.
	 * @throws NotFound
	 */
	public function forget( Request $request ): mixed {
		$this->surveys->mustHave( $request->id() );
		$this->kept->forget( $request->id(), get_current_user_id() );
		return null;
	}
}
