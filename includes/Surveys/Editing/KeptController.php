<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Rest\Request;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What somebody has typed into a survey and not saved: each only ever reaches the own copy. */
final class KeptController {

	public function __construct( private readonly SurveyRepository $surveys, private readonly KeptRepository $kept ) {}

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
	 * @return null no type of its own before PHP 8.2
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
	 * Also where there is none: it is gone.
	 *
	 * @return null no type of its own before PHP 8.2
	 * @throws NotFound
	 */
	public function forget( Request $request ): mixed {
		$this->surveys->mustHave( $request->id() );
		$this->kept->forget( $request->id(), get_current_user_id() );
		return null;
	}
}
