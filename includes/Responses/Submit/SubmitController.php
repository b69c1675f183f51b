<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Responses\Counting\ProcessSoon;
use UserFeedback\Rest\Reply;
use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A visitor's browser sends a response. */
final class SubmitController {

	public function __construct( private readonly SubmitResponse $submit, private readonly ProcessSoon $process ) {}

	/** 201 for a new response; 200 with the first one's id for one that is there already, whatever this one says. */
	public function submit( Request $request ): Reply {
		$stored = $this->submit->run( $request->id(), Submission::fromBody( $request->body() ) );
		if ( ! $stored->wasThere ) {
			$this->process->afterThisAnswer();
		}
		return new Reply( array( 'id' => $stored->id ), $stored->wasThere ? 200 : null );
	}
}
