<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a typed problem to WordPress's error shape, with a message for the reader. */
final class ErrorMapper {

	public function toWpError( Problem $problem ): WP_Error {
		$error = $this->toArray( $problem );
		return new WP_Error( $error['code'], $error['message'], $error['data'] );
	}

	/** @return array{code: string, message: string, data: array<string, mixed>} the error as it is sent */
	public function toArray( Problem $problem ): array {
		$data = array( 'status' => $problem->status() ) + $problem->details();
		if ( $problem instanceof ValidationFailed ) {
			$data['params'] = $this->params( $problem );
		}
		return array(
			'code'    => $problem->slug(),
			'message' => $this->message( $problem ),
			'data'    => $data,
		);
	}

	public function forbidden(): WP_Error {
		$problem = RequestError::forbidden();
		return new WP_Error( $problem->slug(), $this->message( $problem ), array( 'status' => $problem->status() ) );
	}

	/** @return array<string, string> */
	private function params( ValidationFailed $problem ): array {
		$params = array();
		foreach ( $problem->violations as $violation ) {
			$params[ $violation->path ] ??= ViolationText::of( $violation );
		}
		return $params;
	}

	private function message( Problem $problem ): string {
		return $problem->sentence() ?? match ( $problem->slug() ) {
			'userfeedback_invalid'        => $problem instanceof ValidationFailed ? $this->invalidMessage( $problem ) : '',
			'userfeedback_not_found'      => $this->notFoundMessage( $problem instanceof RequestError ? $problem->kind : 'survey' ),
			'userfeedback_stale'          => __(
				'Someone else saved this survey since you opened it. Nothing was changed.',
				'userfeedback'
			),
			'userfeedback_export_running' => __(
				'Another of your exports is still in progress. Wait for it to finish, or cancel it.',
				'userfeedback'
			),
			'userfeedback_foreign_origin' => __( 'Answers are accepted only from pages on this site.', 'userfeedback' ),
			'userfeedback_too_large'      => __( 'This request is too large.', 'userfeedback' ),
			'userfeedback_too_many'       => __( 'Too many answers in a short time. Try again in a minute.', 'userfeedback' ),
			'userfeedback_expired_token',
			'userfeedback_bad_token'      => __( 'This page has been open too long. Try again.', 'userfeedback' ),
			'userfeedback_storage_failed' => __( 'This site couldn’t access its data. Try again in a moment.', 'userfeedback' ),
			'userfeedback_storage_broken' => __(
				'This site’s database can’t store this until it’s repaired. Site administrators can find the cause in Tools → Site Health.',
				'userfeedback'
			),
			default                       => __( 'Sorry, you are not allowed to do that.', 'userfeedback' ),
		};
	}

	private function notFoundMessage( string $kind ): string {
		return match ( $kind ) {
			'question'     => __( 'This question doesn’t exist in this survey.', 'userfeedback' ),
			'notification' => __( 'This notification doesn’t exist.', 'userfeedback' ),
			'theme'        => __( 'This theme no longer exists.', 'userfeedback' ),
			'share'        => __( 'This link no longer exists.', 'userfeedback' ),
			'export'       => __( 'This export no longer exists.', 'userfeedback' ),
			'export_file'  => __(
				'The file of this export isn’t on this server. Go back and export again. If this keeps happening, ask a site administrator to open Tools → Site Health.',
				'userfeedback'
			),
			'heatmap'      => __( 'This page has no heatmap.', 'userfeedback' ),
			'response'     => __( 'This response doesn’t exist in this survey.', 'userfeedback' ),
			'post'         => __( 'This post doesn’t exist or can’t be rated.', 'userfeedback' ),
			'vote'         => __( 'This vote no longer exists.', 'userfeedback' ),
			'destination'  => __( 'This destination no longer exists.', 'userfeedback' ),
			'delivery'     => __( 'This delivery no longer exists.', 'userfeedback' ),
			default        => __( 'This survey doesn’t exist or isn’t open.', 'userfeedback' ),
		};
	}

	private function invalidMessage( ValidationFailed $problem ): string {
		$first = $problem->violations[0];
		if ( null !== $problem->summary ) {
			return $problem->summary;
		}
		if ( '' === $first->path ) { // The body itself.
			return ViolationText::of( $first );
		}
		/* translators: 1: name of a field, such as questions[2].title. 2: what is wrong with it. */
		return sprintf( __( '%1$s: %2$s', 'userfeedback' ), $first->path, ViolationText::of( $first ) );
	}
}
