export interface paths {
    "/api/v1/users/me/actual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the person who is signed in
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readActualMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account you act for
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your profile
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readProfile"];
        /**
         * Change your profile
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 60 requests per minute and client; 5 per minute and person (`password`); 5 per hour and client (`newEmail`)
         */
        put: operations["saveProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/create/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description - **Callers**: anyone
         *     - **Rate limit**: 20 requests per minute and client
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a setting
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["saveSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in and receive a bearer token as text
         * @description - **Callers**: anyone
         *     - **Rate limit**: 30 requests per minute and client; 5 per minute and client and e-mail address (`signIn`); 10 per hour and person (`secondFactor`)
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account's totals
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search licenses, customers, versions and feature flags
         * @description A search. Licenses match like in their list, and customers like in theirs. A version matches if every word is a part of its product's name or slug, or the beginning of its number. A feature flag matches if every word is a part of its name, its identifier or its product's name.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 300 requests per minute and client
         */
        get: operations["searchAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-reset/check-nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a password reset code; 400 if it is not valid
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["checkResetNonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset by e-mail
         * @description - **Callers**: anyone
         *     - **Rate limit**: 20 requests per minute and client; 5 per hour and client and e-mail address (`passwordReset`); 20 per hour and e-mail address (`passwordResetOfAll`)
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-reset/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password
         * @description - **Callers**: anyone
         *     - **Rate limit**: 30 requests per minute and client
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link that verifies your e-mail address
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client; 5 per hour and person (`verificationEmail`)
         */
        post: operations["sendEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/email-verification/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify your e-mail address with the code from the e-mail
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deactivate your account; signing in within 30 days reactivates it
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deactivate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all data of your account
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client; 5 per hour and person (`dataExport`)
         */
        get: operations["exportData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your active sessions
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out all other sessions
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm your password for calls that require it (403 `proof_required`)
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 60 requests per minute and client; 5 per minute and person (`password`)
         */
        post: operations["provePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out a session
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on two-factor authentication
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client; 10 per hour and person (`secondFactor`)
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether two-factor authentication is on
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readSecondFactor"];
        put?: never;
        /**
         * Start setting up two-factor authentication
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Account**: with a verified e-mail address (403 `email_unverified`)
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["startSecondFactor"];
        /**
         * Turn off two-factor authentication
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create new recovery codes
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/join-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team members
         * @description - **Callers**: the owner and an operator who views the account
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite a team member
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Account**: with a verified e-mail address (403 `email_unverified`)
         *     - **Rate limit**: 600 requests per minute and client; 50 per hour and account (`invitation`)
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave the team
         * @description - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["leaveTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/children/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending invitations
         * @description - **Callers**: the owner and an operator who views the account
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listPendingMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/join-team/{pendingUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invitation
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/children/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a team member
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/children/pending/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation with a new link
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Account**: with a verified e-mail address (403 `email_unverified`)
         *     - **Rate limit**: 600 requests per minute and client; 50 per hour and account (`invitation`)
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/children/pending/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plugins, sorted by name
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listPlugins"];
        put?: never;
        /**
         * Add a plugin, optionally with its first version
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createPlugin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a plugin
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readPlugin"];
        /**
         * Save a plugin
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        put: operations["replacePlugin"];
        post?: never;
        /**
         * Delete a plugin with its versions
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deletePlugin"];
        options?: never;
        head?: never;
        /**
         * Change some fields of a plugin
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        patch: operations["updatePlugin"];
        trace?: never;
    };
    "/api/v1/plugins/{id}/last-update-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the most recent update check of a plugin
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readPluginLastUpdateCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a plugin
         * @description `order=true` (the default) lists the newest version first. Returns at most `limit` versions. `after` is the cursor of the page, from the header `Pressdock-Next` of the previous response, or the `_id` of a version.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listPluginVersions"];
        put?: never;
        /**
         * Add a version from an uploaded package
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createPluginVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the notes of a version, and whether sites are offered it
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        put: operations["updatePluginVersion"];
        post?: never;
        /**
         * Delete a version
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deletePluginVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/versions/{versionId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the package of a version
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["downloadPluginVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/versions/{versionId}/temporary-download-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a temporary link and receive its URL as text
         * @description How long a temporary download link works.
         *
         *     - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createPluginTemporaryLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/versions/{versionId}/temporary-download-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the temporary links to a version that still work
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listPluginTemporaryLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/versions/{versionId}/temporary-download-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a temporary link
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["revokePluginTemporaryLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/package-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inspect an uploaded package before publishing it
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["inspectPluginPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/package-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inspect the uploaded package of a new plugin
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["inspectNewPluginPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/versions/{versionId}/package-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the package report of a version
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readPluginPackageReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/versions/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a version of another plugin
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["copyPluginVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/versions/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add earlier versions of a plugin
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["importPluginVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/offer-explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview which version a site would be offered, and why
         * @description The site to preview the update for. Omitted facts are unknown, as they are for many sites.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["explainPluginOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plugins/{id}/updater-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the PHP file that makes a plugin check for updates
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readPluginUpdaterFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List themes, sorted by name
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listThemes"];
        put?: never;
        /**
         * Add a theme, optionally with its first version
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createTheme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a theme
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readTheme"];
        /**
         * Save a theme
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        put: operations["replaceTheme"];
        post?: never;
        /**
         * Delete a theme with its versions
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteTheme"];
        options?: never;
        head?: never;
        /**
         * Change some fields of a theme
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        patch: operations["updateTheme"];
        trace?: never;
    };
    "/api/v1/themes/{id}/last-update-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the most recent update check of a theme
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readThemeLastUpdateCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a theme
         * @description `order=true` (the default) lists the newest version first. Returns at most `limit` versions. `after` is the cursor of the page, from the header `Pressdock-Next` of the previous response, or the `_id` of a version.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listThemeVersions"];
        put?: never;
        /**
         * Add a version from an uploaded package
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createThemeVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the notes of a version, and whether sites are offered it
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        put: operations["updateThemeVersion"];
        post?: never;
        /**
         * Delete a version
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteThemeVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/versions/{versionId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the package of a version
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["downloadThemeVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/versions/{versionId}/temporary-download-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a temporary link and receive its URL as text
         * @description How long a temporary download link works.
         *
         *     - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createThemeTemporaryLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/versions/{versionId}/temporary-download-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the temporary links to a version that still work
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listThemeTemporaryLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/versions/{versionId}/temporary-download-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a temporary link
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["revokeThemeTemporaryLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/package-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inspect an uploaded package before publishing it
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["inspectThemePackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/package-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inspect the uploaded package of a new theme
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["inspectNewThemePackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/versions/{versionId}/package-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the package report of a version
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readThemePackageReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/versions/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a version of another theme
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["copyThemeVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/versions/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add earlier versions of a theme
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["importThemeVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/offer-explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview which version a site would be offered, and why
         * @description The site to preview the update for. Omitted facts are unknown, as they are for many sites.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["explainThemeOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/themes/{id}/updater-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the PHP file that makes a theme check for updates
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readThemeUpdaterFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/generate-s3-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create an upload ticket for one package
         * @description The exact size of the package, and the slug for its file name.
         *
         *     - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Account**: with a verified e-mail address (403 `email_unverified`)
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["generateS3Policy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a package: the fields of the upload ticket, then `file`
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["uploadPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{account}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an image
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an icon or a banner as PNG, JPEG, WebP or GIF
         * @description The use of an uploaded image.
         *
         *     - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Account**: with a verified e-mail address (403 `email_unverified`)
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/active-installs/{startDate}/{endDate}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count active installs
         * @description Limits a call to one product. Without it, the sites of all products are counted.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["countActiveInstalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days with data
         * @description Limits a call to one product. Without it, the sites of all products are counted.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listAnalyticsDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the downloads per day
         * @description Limits a call to one product. Without it, the sites of all products are counted.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/growth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sites per day with the releases
         * @description The product and the period of growth; both days are included.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listGrowth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/update-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the update checks per day
         * @description Limits a call to one product. Without it, the sites of all products are counted.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listUpdateCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the totals of a day
         * @description Limits a call to one product. Without it, the sites of all products are counted.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readAnalyticsDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/downloads/details/{versionUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the daily downloads of a version, newest first
         * @description Which of a version's pages of downloads, counted from 0.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readDownloadDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products with analytics
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listAnalyticsPlugins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/plugins/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the installed versions of products
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["listInstalledVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/{date}/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sites by language
         * @description Limits a call to the sites of one product that match all filters.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/{date}/mysql-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sites by database version
         * @description Limits a call to the sites of one product that match all filters.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listMysqlVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/{date}/php-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sites by PHP version
         * @description Limits a call to the sites of one product that match all filters.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listPhpVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/{date}/site-plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the other plugins of sites
         * @description Limits a call to one product. Without it, the sites of all products are counted.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listSitePlugins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/themes/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the themes of sites
         * @description Limits a call to one product. Without it, the sites of all products are counted.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listSiteThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/{date}/values/{fact}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sites by a fact
         * @description Limits a call to the sites of one product that match all filters.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listSiteValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/{date}/wordpress-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sites by WordPress version
         * @description Limits a call to the sites of one product that match all filters.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listWordPressVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/{date}/wordpress-by-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the table of WordPress and product versions
         * @description Limits a call to the sites of one product that match all filters.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readVersionTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/whois/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the hosting provider of a network
         * @description The network of a site of the account, as a domain's `ip_address`.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["findSiteHosting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/geo-ip/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the location of a network
         * @description The network of a site of the account, as a domain's `ip_address`.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["findSiteLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List domains
         * @description Which domains to list. `page` counts from 1. `query` searches a part of the domain. A field, a comparator and a version limit the list only together.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/lookup-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sources of locations and hosting providers
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readLookupSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read answers about requirements and adoption
         * @description The product and the day that the answers are about.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/health/{versionUUID}/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sites with an outcome
         * @description The outcome whose sites are listed.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listOutcomeSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the health of releases
         * @description The product that a call is about.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listReleaseHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/health/{versionUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the health of a release
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readReleaseHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the receipts for erased domains
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listErasures"];
        put?: never;
        /**
         * Erase a domain
         * @description - **Callers**: the owner
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["eraseDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the analytics settings
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readAnalyticsSettings"];
        /**
         * Save the analytics settings
         * @description - **Callers**: the owner
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        put: operations["saveAnalyticsSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/settings/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the collected fields of a product
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readCollectedFields"];
        /**
         * Save the collected fields of a product
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        put: operations["saveCollectedFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links that share analytics
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listShares"];
        put?: never;
        /**
         * Create a link that shares analytics
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/analytics/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read shared analytics
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readSharedAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analytics/{uuid}/shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a link that shares analytics
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["revokeShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search customers, sorted by e-mail
         * @description A filter, and a page of at most `limit` customers (by default 1,000). `after` is the cursor of the page, from the header `Pressdock-Next` of the previous response, or the `_id` of a customer.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Add a customer
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer and their licenses
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readCustomer"];
        put?: never;
        post?: never;
        /**
         * Delete a customer
         * @description Whether to delete the customer's licenses as well. Otherwise they remain without a customer.
         *
         *     - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /**
         * Change some fields of a customer
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/api/v2/customers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export customers as CSV, sorted by e-mail
         * @description Matches the beginnings of words in name, e-mail address and notes, and any part of name or e-mail address, if a word of `q` has at least three characters. Without `q` every customer matches.
         *
         *     - **Callers**: the owner and team members
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["exportCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the licenses that match, up to 10,000
         * @description Filters licenses by customer, product and status. `searchText` matches the beginnings of words in key, domain, notes and activated domains, and any part of the customer's e-mail address or name or of the product's name or slug, if one of its words has at least three characters.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["countLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search licenses, newest first
         * @description A filter and a page. `page` counts from 0. `after` is a cursor, the `next` of the previous response: it is equally fast for every page, neither skips nor repeats licenses when others are added, and takes precedence over `page`.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listLicenses"];
        put?: never;
        /**
         * Issue a license
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Account**: with a verified e-mail address (403 `email_unverified`)
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a license
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readLicense"];
        /**
         * Save a license
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        put: operations["replaceLicense"];
        post?: never;
        /**
         * Delete a license
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteLicense"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export licenses as CSV, newest first
         * @description Filters licenses by customer, product and status. `searchText` matches the beginnings of words in key, domain, notes and activated domains, and any part of the customer's e-mail address or name or of the product's name or slug, if one of its words has at least three characters.
         *
         *     - **Callers**: the owner and team members
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["exportLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstate a suspended license
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["reinstateLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a license
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `license` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["suspendLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/{id}/activations/{activationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deactivate a license on a site
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteActivation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/{id}/activations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a license's activations, most recently seen first
         * @description A page of a license's activations, counted from 0.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listActivations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend, suspend, reinstate or delete many licenses
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["bulkLicenses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change to many licenses
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["undoLicenses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import licenses and their customers, up to 500 rows at a time
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Account**: with a verified e-mail address (403 `email_unverified`)
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["importLicenses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend a license
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `license` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["extendLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a license to an e-mail address
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `license` or `full`
         *     - **Account**: with a verified e-mail address (403 `email_unverified`)
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["issueLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the access log of a license key or a domain
         * @description A license key or a domain, and optionally the product and the site to decide it for. `after` is a cursor, the `next` of the previous response.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listLicenseDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/signing-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the public keys that verify leases
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listSigningKeys"];
        put?: never;
        /**
         * Create the next signing key, which signs leases in 30 days
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["rotateSigningKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/license/signing-keys/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign leases with the next key now
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["signWithKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys, newest first
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Account**: with a verified e-mail address (403 `email_unverified`)
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an API key
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/updates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check for a plugin update
         * @description The query of an update check. `license` (in older update checkers `code`) is the license key or the purchase code, if the product requires one. With `explain=1`, a site without a valid license gets the newest version without `download_url`, and the reason as `license`, instead of 401.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["checkPluginUpdate"];
        put?: never;
        /**
         * Check for a plugin update and send facts about the site
         * @description The query of an update check. `license` (in older update checkers `code`) is the license key or the purchase code, if the product requires one. With `explain=1`, a site without a valid license gets the newest version without `download_url`, and the reason as `license`, instead of 401.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        post: operations["postPluginUpdateCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theme-updates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check for a theme update
         * @description The query of an update check. `license` (in older update checkers `code`) is the license key or the purchase code, if the product requires one. With `explain=1`, a site without a valid license gets the newest version without `download_url`, and the reason as `license`, instead of 401.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["checkThemeUpdate"];
        put?: never;
        /**
         * Check for a theme update and send facts about the site
         * @description The query of an update check. `license` (in older update checkers `code`) is the license key or the purchase code, if the product requires one. With `explain=1`, a site without a valid license gets the newest version without `download_url`, and the reason as `license`, instead of 401.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        post: operations["postThemeUpdateCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/updates/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the package of a version, by default the newest
         * @description The version to download, by default the newest. A gated product requires the download token `access` of an offer, or a license key or purchase code as `license` (or `code`).
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["downloadPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/latest-version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the newest version number
         * @description A gated product requires a license key or purchase code as `license` (or `code`), as an update check does.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["readLatestVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the public page about a product
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readDetailsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/temporary-download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the package of a temporary link
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["temporaryDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products with feature flags
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listFlagProducts"];
        put?: never;
        /**
         * Add a product with feature flags
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createFlagProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product with feature flags
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readFlagProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product with feature flags
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteFlagProduct"];
        options?: never;
        head?: never;
        /**
         * Rename a product with feature flags
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        patch: operations["updateFlagProduct"];
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the identifiers that requested flags
         * @description The part of an identifier to search for. It must not be blank.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["searchFlagUsers"];
        put?: never;
        post?: never;
        /**
         * Delete an identifier
         * @description The identifier to delete, exactly.
         *
         *     - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteFlagUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/product-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the flags and active users of all products
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listFlagProductFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/active-user-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count a product's active users
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readActiveUserCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/over-active-user-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the active users with the plan
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readActiveUserLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/php-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the PHP client of a product
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readFlagClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/flag-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count a product's flags
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readFlagCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a product's flags
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listFlags"];
        put?: never;
        /**
         * Add a flag
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/flags/{flagId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a flag
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readFlag"];
        put?: never;
        post?: never;
        /**
         * Delete a flag
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteFlag"];
        options?: never;
        head?: never;
        /**
         * Change some fields of a flag
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        patch: operations["updateFlag"];
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/flags/{flagId}/on-users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people a flag is on for
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listOnUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/feature-flags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product's feature flags for one identifier
         * @description The sender of a request for flags, and what the site reports. `identifier` is usually an e-mail address, or `sha256:` and the hexadecimal SHA-256 digest of the lowercase address; `identifier_domain` is then the part after the
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readPublicFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/flags/{flagId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a flag's schedule
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readFlagSchedule"];
        /**
         * Replace a flag's schedule
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        put: operations["saveFlagSchedule"];
        post?: never;
        /**
         * Delete a flag's schedule
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteFlagSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain every flag's result
         * @description An identifier and what a site reports, to explain every flag's result for.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["explainFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/flags/{flagId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a flag's changes
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listFlagChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/flags/{flagId}/schedule/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a flag's schedule
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["pauseFlagSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/flags/{flagId}/changes/{changeId}/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far a change has reached
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readFlagReach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/flags/{flagId}/changes/{changeId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a flag to its state after a change
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["restoreFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/feature-flags/products/{id}/flags/{flagId}/schedule/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a flag's schedule
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["resumeFlagSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/update-oauth-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Complete an authorization at a code host
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 30 requests per minute and client
         */
        patch: operations["completeAuthorization"];
        trace?: never;
    };
    "/api/v1/users/me/gitlab-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect GitLab with an access token
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 30 requests per minute and client
         */
        post: operations["connectGitlabToken"];
        /**
         * Delete the GitLab access token
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 30 requests per minute and client
         */
        delete: operations["deleteGitlabToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/oauth-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the connections to code hosts
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listCodeHosts"];
        put?: never;
        post?: never;
        /**
         * Disconnect a code host
         * @description The code host to disconnect.
         *
         *     - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 30 requests per minute and client
         */
        delete: operations["disconnectCodeHost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive the response of a code host to an authorization
         * @description The response of the code host to an authorization, in the URL of the redirect.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 60 requests per minute and client
         */
        get: operations["receiveAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/oauth-providers/{provider}/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an authorization at a code host
         * @description - **Callers**: the owner
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 30 requests per minute and client
         */
        post: operations["startAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List repositories
         * @description `force` reads the lists from the code hosts again; `provider` reads only that of one source.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        get: operations["listRepositories"];
        put?: never;
        /**
         * Add a repository on any Git server
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        post: operations["addRepository"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a repository
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readRepository"];
        put?: never;
        post?: never;
        /**
         * Delete a repository
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteRepository"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/branches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the branches of a repository
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        get: operations["listBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/{id}/trust-host-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trust the new host key of a Git server
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        post: operations["trustHostKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/deploy-key-webhook/{id}/{repoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of deploy key and webhook
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        get: operations["readDeployKeyWebhook"];
        put?: never;
        /**
         * Connect a product with a repository
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        post: operations["connectRepository"];
        /**
         * Disconnect a product from its repository
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        delete: operations["disconnectRepository"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/deploy-key-webhook/{id}/{repoId}/connect-webhook-only": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the webhook of a connected product
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        post: operations["connectWebhookOnly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/deploy-key-webhook/{id}/{repoId}/disconnect-webhook-only": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the webhook of a connected product
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        delete: operations["disconnectWebhookOnly"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products that are deployed from a repository
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listDeployments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/deployments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a product is deployed
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readDeployment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what a product is deployed from
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        patch: operations["updateDeployment"];
        trace?: never;
    };
    "/api/v1/repositories/{repoId}/pressdock-version-status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the versions at the head of the deployed branch
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        get: operations["readVersionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/deploy-key-webhook-admin/delete/{type}/{id}/{externalId}/{internalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a deploy key or webhook at the code host
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 120 requests per minute and client
         */
        delete: operations["deleteExternalObject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/deploy-key-webhook-admin/{id}/{repoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deploy keys and webhooks at the code host
         * @description - **Callers**: an operator who views the account and operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 120 requests per minute and client
         */
        get: operations["listExternalObjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/github-actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the configuration for GitHub Actions
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readGithubActions"];
        put?: never;
        /**
         * Turn the GitHub Actions mode on or off
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        post: operations["setGithubActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/trace/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trace the newest release of a product
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        get: operations["traceRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/gitlab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deploy keys
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listDeployKeys"];
        put?: never;
        /**
         * Create a deploy key
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createDeployKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/gitlab/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a deploy key
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 120 requests per minute and client
         */
        delete: operations["deleteDeployKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/build/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build the branch now
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 60 requests per minute and client
         */
        post: operations["buildNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/webhook-log/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the log of a build
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["downloadBuildLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/webhook-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List builds, newest first
         * @description The cursor `after` of a page of builds; `status` selects those with one status.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listBuilds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/webhook-log/plugin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the builds of a plugin
         * @description The cursor `after` of a page of builds; `status` selects those with one status.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listPluginBuilds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/webhook-log/theme/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the builds of a theme
         * @description The cursor `after` of a page of builds; `status` selects those with one status.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listThemeBuilds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/webhook-log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a build
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readBuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/deployments/{id}/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a push from a code host
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["receivePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/webhook-log/replay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build the same commit again
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `release` or `full`
         *     - **Rate limit**: 60 requests per minute and client
         */
        post: operations["replayBuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/webhook-log/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the log of a build
         * @description Streams the lines after `after`, or after the `Last-Event-ID` header.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["streamBuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/interface": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the facts about this server that the dashboard needs
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readInterface"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/{account}/license/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validate a license of an account
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["validateAccountLicense"];
        put?: never;
        /**
         * Validate a license of an account with a form
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        post: operations["validateAccountLicenseByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/{account}/license/validate-with-domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validate a license of an account on a site
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["validateAccountLicenseWithDomain"];
        put?: never;
        /**
         * Validate a license of an account on a site with a form
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        post: operations["validateAccountLicenseWithDomainByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/{account}/license/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activate a license of an account on a site
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["activateAccountLicense"];
        put?: never;
        /**
         * Activate a license of an account on a site with a form
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        post: operations["activateAccountLicenseByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/{account}/license/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deactivate a license of an account on a site
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["deactivateAccountLicense"];
        put?: never;
        /**
         * Deactivate a license of an account on a site with a form
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        post: operations["deactivateAccountLicenseByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/license/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validate a license of any account
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["validateLicense"];
        put?: never;
        /**
         * Validate a license of any account with a form
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        post: operations["validateLicenseByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/license/validate-with-domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validate a license of any account on a site
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["validateLicenseWithDomain"];
        put?: never;
        /**
         * Validate a license of any account on a site with a form
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        post: operations["validateLicenseWithDomainByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/license/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activate a license of any account on a site
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["activateLicense"];
        put?: never;
        /**
         * Activate a license of any account on a site with a form
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        post: operations["activateLicenseByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/license/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deactivate a license of any account on a site
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["deactivateLicense"];
        put?: never;
        /**
         * Deactivate a license of any account on a site with a form
         * @description A license check. With the id `product`, a license for another product is denied. `lease=1` requests a lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
         *
         *     - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        post: operations["deactivateLicenseByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/composer/{account}/dist/{product}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the zip file of a Composer package
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["downloadComposerDist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/composer/{account}/p2/{vendor}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the versions of a Composer package
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["readComposerPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/composer/{account}/packages.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the Composer repository; the password is a license key or an API key
         * @description - **Callers**: anyone
         *     - **Rate limit**: 600 requests per minute and client; 60 per minute and client (`unknownLicenseKeys`)
         */
        get: operations["readComposerRepository"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook endpoint, newest first
         * @description The cursor `after` of a page of deliveries.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook endpoint
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readWebhook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook delivery with its request and responses
         * @description - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: with the scope `read`, `release` or `full`
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook delivery again
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 30 requests per minute and client
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook endpoint
         * @description - **Callers**: the owner and team members
         *     - **API keys**: with the scope `full`
         *     - **Rate limit**: 30 requests per minute and client
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log as CSV
         * @description Filters entries by part of the actor's name or e-mail address, by part of the action or the subject, and by day (UTC, inclusive).
         *
         *     - **Callers**: the owner and team members
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log, newest first
         * @description A filter and the cursor `after`.
         *
         *     - **Callers**: the owner, team members and an operator who views the account
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/create/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the operator's account with the setup code
         * @description - **Callers**: anyone
         *     - **Rate limit**: 20 requests per minute and client
         */
        post: operations["createOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop viewing an account
         * @description - **Callers**: an operator who views the account
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["endViewing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search accounts, newest first
         * @description Filters accounts by name, e-mail address or id, and by state. `after` is a cursor.
         *
         *     - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create an account and e-mail its person a link to choose a password
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readAccount"];
        put?: never;
        post?: never;
        /**
         * Delete an account and all its data permanently
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Change an account's plan and permissions
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/api/v1/admin/accounts/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * View an account as its owner for 30 minutes
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["viewAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accounts/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the sign-in of an account and e-mail its person a link to a new password
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["resetAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accounts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the suspension of an account
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["restoreAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accounts/{id}/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a person an operator, or end that
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        put: operations["setOperator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accounts/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        post: operations["suspendAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the server's settings
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        get: operations["readServerSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the server's settings
         * @description - **Callers**: operators
         *     - **API keys**: cannot make this call
         *     - **Rate limit**: 600 requests per minute and client
         */
        patch: operations["updateServerSettings"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A new account. `invitation` is the secret of an invitation to a team that was sent to `email`. */
        RegisterRequest: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            password: string;
            referralCode?: string;
            invitation?: string;
        };
        /** @description Changes to a person's own profile; omitted fields stay unchanged. A new e-mail address or password requires the current password. A blank secret deletes the stored one. */
        SaveProfileRequest: {
            /** Format: email */
            email?: string;
            firstName?: string;
            lastName?: string;
            password1?: string;
            password2?: string;
            currentPassword?: string;
            receiveEmailNotifications?: boolean;
            receiveBuildNotifications?: boolean;
            receiveBillingNotifications?: boolean;
            slackUrl?: string;
            businessName?: string;
            businessAddress1?: string;
            businessAddress2?: string;
            businessCity?: string;
            businessStateProvince?: string;
            businessCountry?: string;
            envatoApiToken?: string;
            sendowlApiKey?: string;
            sendowlApiSecret?: string;
            webhookSecret?: string;
        };
        /** @description A setting of the person who is signed in. */
        SettingRequest: {
            key: string;
            value: boolean | number | string;
        };
        /** @description A sign-in. Any text is accepted, so that a wrong e-mail address and a wrong password fail alike. `code` is a two-factor code or a recovery code (required after 403 `second_factor_required`); `reactivate` reactivates a deactivated account (403 `deactivated`). */
        SignInRequest: {
            email: string;
            password: string;
            code?: string;
            reactivate?: boolean;
        };
        /** @description An activation of a license on a site. `reason` is null if it counts. */
        ActivationResponse: {
            _id: string;
            domain: string;
            counts: boolean;
            reason: ("local" | "private_address" | "staging") | null;
            pluginVersion: string | null;
            firstSeenAt: string;
            lastSeenAt: string;
        };
        /** @description An account, as the operator sees it. */
        AccountResponse: {
            _id: string;
            email: string;
            firstName: string;
            lastName: string;
            isAdmin: boolean;
            isEmailVerified: boolean;
            isDeliquent: boolean;
            selectedPlan: string;
            analyticsPlan: string;
            canAddFeatureFlag: boolean;
            canAddFeatureFlagProduct: boolean;
            canAddLicense: boolean;
            canAddPluginOrTheme: boolean;
            productCount: number;
            memberCount: number;
            memberOf: {
                _id: string;
                email: string;
            } | null;
            suspendedAt: string | null;
            deactivatedAt: string | null;
            createdAt: string;
            lastUsedAt: string | null;
        };
        /** @description A new account. Its person chooses the password. */
        CreateAccountRequest: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
        };
        /** @description The operator's account and the setup code that the server printed at its first start. */
        CreateOperatorRequest: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            password: string;
            code: string;
        };
        /** @description Changes to an account's plan, payment state and permissions. */
        PatchAccountRequest: {
            /** @enum {string} */
            selectedPlan?: "pressdock-solo-2020" | "pressdock-agency-2020" | "pressdock-unlimited-2020";
            /** @enum {string} */
            analyticsPlan?: "none" | "pressdock-analytics-small";
            isDeliquent?: boolean;
            canAddFeatureFlag?: boolean;
            canAddFeatureFlagProduct?: boolean;
            canAddLicense?: boolean;
            canAddPluginOrTheme?: boolean;
        };
        /** @description Changes to the settings of this server. */
        PatchServerSettingsRequest: {
            /** @enum {string} */
            registration: "open" | "invitation" | "closed";
        };
        /** @description Whether the person of an account is an operator. */
        SetOperatorRequest: {
            isOperator: boolean;
        };
        /** @description The sites of each day, oldest first, and the versions that were released meanwhile. */
        GrowthResponse: {
            days: {
                date: string;
                sites: number;
                newSites: number;
                checks: number;
            }[];
            releases: {
                product: string;
                version: string;
                date: string;
            }[];
        };
        /** @description The domain to erase. Its form is that of a license's domain: the scheme, `www.` and the path do not count. */
        EraseDomainRequest: {
            domain: string;
        };
        /** @description The receipt for an erased domain. The domain itself is not stored: `reference` is a keyed hash of it, so that a later request can be matched. `rows` counts what was deleted by kind of record. */
        ErasureResponse: {
            _id: string;
            reference: string;
            erasedAt: string;
            erasedBy: string | null;
            rows: {
                sites: number;
                siteDays: number;
                updates: number;
                decisions: number;
            };
        };
        SaveAnalyticsSettingsRequest: {
            /** @enum {number} */
            retentionDays: 90 | 30 | 180 | 365 | 730;
        };
        SaveCollectedFieldsRequest: {
            fields: ("domain" | "mysql" | "language" | "theme" | "location" | "hosting" | "plugins")[];
        };
        /** @description A new link to a product's analytics, of a fixed day or of the newest complete one. It never shows domains. */
        CreateShareRequest: {
            product: string;
            name: string;
            date: string | null;
            comparedDate: string | null;
            filters: string[];
        };
        /** @description A link that shares analytics. */
        ShareResponse: {
            _id: string;
            product: string;
            productName: string;
            name: string;
            date: string | null;
            comparedDate: string | null;
            filters: string[];
            createdAt: string;
        };
        /** @description A site that sent its domain with consent. `ip_address` is its network; blank if it is unknown. */
        DomainResponse: {
            domain: string;
            product: string;
            version: string;
            wordpress: string;
            php: string;
            mysql: string;
            language: string;
            ip_address: string;
        };
        /** @description The products whose installed versions are counted. */
        PluginVersionsRequest: {
            pluginIds: string[];
            date?: string;
            filter?: string[];
        };
        /** @description The sites of a day by WordPress version (rows) and installed version (columns), newest versions first. `cells` has one list per row with one number per column. */
        VersionTableResponse: {
            wordpress: string[];
            versions: string[];
            cells: number[][];
        };
        /** @description A release compared with the previous one. `confidence` (0 to 1) says how certain it is that the release does worse; null if there are too few sites to tell. */
        ReleaseHealthResponse: {
            versionId: string;
            version: string;
            releasedAt: string;
            computedAt: string | null;
            offered: number;
            downloaded: number;
            installed: number;
            failed: number;
            rolledBack: number;
            silent: number;
            comparedWith: string | null;
            confidence: number | null;
            isWorse: boolean;
            alertedAt: string | null;
        };
        /** @description A new API key. Without `expires` it works until it is deleted. */
        CreateApiKeyRequest: {
            name: string;
            /** @enum {string} */
            scope: "read" | "release" | "license" | "full";
            expires?: string | null;
        };
        /** @description An audit entry. `action` is the operation id, `summary` describes it, `subject` is the name or the id of the changed object, or blank. `attempts` is 1, or the number of similar denied calls that the entry counts. */
        AuditEntryResponse: {
            _id: string;
            at: string;
            actor: string;
            /** @enum {string} */
            way: "session" | "apiKey" | "viewing";
            action: string;
            summary: string;
            subject: string;
            /** @enum {string} */
            outcome: "done" | "refused" | "unknown";
            network: string;
            attempts: number;
        };
        /** @description An account's connection to a code host. `url` is the address of the host, and `canAuthorize` whether the operator set up OAuth for it. `method` is how it was connected, and `login` the user name there. `needsReconnecting` is set once the host has rejected the connection's token. */
        CodeHostResponse: {
            url: string;
            canAuthorize: boolean;
            isConnected: boolean;
            method: ("oauth" | "token") | null;
            login: string | null;
            connectedAt: string | null;
            needsReconnecting: boolean;
        };
        /** @description The authorization that the signed-in person completed at the code host. */
        CompleteAuthorizationRequest: {
            id: string;
        };
        /** @description A personal access token of GitLab. It is stored encrypted and never returned. */
        ConnectGitlabTokenRequest: {
            token: string;
        };
        /** @description A new customer. An omitted name is blank. */
        CreateCustomerRequest: {
            first_name?: string;
            last_name?: string;
            /** Format: email */
            email: string;
            notes?: string;
        };
        /** @description Changes to some fields of a customer. */
        PatchCustomerRequest: {
            first_name?: string;
            last_name?: string;
            /** Format: email */
            email?: string;
            notes?: string;
            revision?: number;
        };
        /** @description A decision about a request of a site, with its reason. Equal decisions are stored once: `times` counts them, `firstAt` and `at` are the first and the last. `keyHint` is the beginning of a key that no license of the account has. */
        LicenseDecisionResponse: {
            at: string;
            firstAt: string;
            times: number;
            /** @enum {string} */
            call: "update_check" | "download" | "validate" | "activate" | "composer";
            /** @enum {string} */
            code: "valid" | "unknown" | "suspended" | "wrong_product" | "expired" | "domain_not_allowed" | "limit_reached" | "domain_invalid" | "version_limit" | "license_missing" | "not_confirmed";
            message: string;
            domain: string;
            product: {
                _id: string;
                name: string;
                /** @enum {string} */
                kind: "plugin" | "theme";
            } | null;
            license: string | null;
            keyHint: string;
        };
        /** @description The code in the link that was sent to the person's e-mail address. */
        VerifyEmailRequest: {
            code: string;
        };
        /** @description The revision of the flag that is replaced, if only that one may be. */
        RestoreFlagRequest: {
            revision?: number;
        };
        /** @description Someone who has requested flags: `_id` is the identifier. */
        FlagUserResponse: {
            _id: string;
            lastRequestAt: string | null;
        };
        /** @description The name of a product with feature flags. */
        SaveFlagProductRequest: {
            name: string;
        };
        /** @description A schedule: each step turns the flag on or off, sets its percentage, or both, at its time (UTC). It replaces the flag's earlier schedule. */
        SaveFlagScheduleRequest: {
            steps: {
                at: string;
                active?: boolean;
                percentage?: number;
            }[];
        };
        /** @description A new flag. `percentage` is required for the type `percentage`, optional for `group` (the share of the sites that match) and otherwise ignored. `individual_users` are identifiers, for `individual`. A flag is off unless `active`. */
        CreateFlagRequest: {
            name: string;
            identifier: string;
            /** @enum {string} */
            flag_type: "individual" | "on/off" | "percentage" | "group";
            percentage?: number | null;
            individual_users?: string[];
            group?: {
                /** @enum {string} */
                match: "all" | "any";
                conditions: {
                    /** @enum {string} */
                    attribute: "installed_version" | "wordpress" | "php" | "locale" | "domain" | "identifier_domain" | "license_status" | "license_product";
                    /** @enum {string} */
                    comparator: "<" | "<=" | "=" | ">=" | ">" | "is" | "isNot" | "startsWith" | "endsWith";
                    value: string;
                }[];
            } | null;
            active?: boolean;
        };
        /** @description Changed fields of a flag; the result must be valid as a new flag. After the first request, another `identifier` fails with a conflict on `identifier` unless `confirmIdentifier` is true. */
        PatchFlagRequest: {
            name?: string;
            identifier?: string;
            /** @enum {string} */
            flag_type?: "individual" | "on/off" | "percentage" | "group";
            percentage?: number | null;
            individual_users?: string[];
            group?: {
                /** @enum {string} */
                match: "all" | "any";
                conditions: {
                    /** @enum {string} */
                    attribute: "installed_version" | "wordpress" | "php" | "locale" | "domain" | "identifier_domain" | "license_status" | "license_product";
                    /** @enum {string} */
                    comparator: "<" | "<=" | "=" | ">=" | ">" | "is" | "isNot" | "startsWith" | "endsWith";
                    value: string;
                }[];
            } | null;
            active?: boolean;
            confirmIdentifier?: boolean;
            revision?: number;
        };
        /** @description A bulk change of the licenses with these `ids`, or of all that match a `filter`. With a filter, `count` is the number the caller expects: 409 if it differs or exceeds 10,000. `extend` requires `days`, `months` or `until`. Days and months are added to the expiry date, or to now if that has passed; a month ends on its last day. No license is shortened, and one that never expires stays unchanged. */
        BulkLicensesRequest: {
            /** @enum {string} */
            action: "extend" | "suspend" | "reinstate" | "delete";
            ids?: string[];
            filter?: {
                customer?: string;
                product?: string;
                searchText?: string;
                /** @enum {string} */
                status?: "active" | "expired" | "suspended" | "limit_reached" | "expiring";
            };
            count?: number;
            days?: number;
            months?: number;
            until?: string;
        };
        /** @description The token of the bulk change to undo. */
        UndoLicensesRequest: {
            token: string;
        };
        /** @description A part of a file, imported completely or not at all. A dry run changes nothing. */
        ImportLicensesRequest: {
            rows: {
                row: number;
                key?: string;
                customer_email?: string;
                customer_first_name?: string;
                customer_last_name?: string;
                customer_name?: string;
                product?: string;
                activation_limit?: string;
                activated_domains?: string;
                expires?: string;
                domain?: string;
                max_version?: string;
                notes?: string;
                status?: string;
                created_at?: string;
            }[];
            isDryRun: boolean;
        };
        /** @description Extends a license by `days` or `months`, or `until` a time or day. Days and months are added to the expiry date, or to now if that has passed. No license is shortened, and one that never expires stays unchanged. */
        ExtendLicenseRequest: {
            days: number;
        } | {
            months: number;
        } | {
            until: string;
        };
        /** @description A license for the customer with an e-mail address, who is added if there is none. Without `key`, the server creates one. A program that may repeat a request sends a `key` of its own: repeating it fails with a conflict instead of issuing another license. */
        IssueLicenseRequest: {
            first_name?: string;
            last_name?: string;
            /** Format: email */
            email: string;
            product?: string | null;
            activation_limit?: number;
            expires?: string | null;
            domain?: string;
            max_version?: string | null;
            notes?: string;
            key?: string;
        };
        /** @description A license. If `product` is null, it includes every product of the account; if `customer` is null, the customer was deleted. `activationCount` is the number of activations that count, `siteCount` of all. Lists contain at most 20 `activated_domains`. */
        LicenseResponse: {
            _id: string;
            product: string | null;
            productInfo: {
                name: string;
                /** @enum {string} */
                kind: "plugin" | "theme";
            } | null;
            key: string;
            customer: string | null;
            customerEmail: string | null;
            activation_limit: number;
            activationCount: number;
            siteCount: number;
            activated_domains: string[];
            expires: string | null;
            domain: string;
            max_version: string | null;
            notes: string;
            /** @enum {string} */
            status: "active" | "expired" | "suspended" | "limit_reached";
            isSuspended: boolean;
            revision: number;
            createdAt: string;
        };
        /** @description Every field of a license. If `product` is null, the license includes every product of the account. `expires` is a time, or a day (`YYYY-MM-DD`) whose end in UTC is meant. `max_version` is the first version the license no longer includes, and requires a product. A blank `domain` means any site. Domains are stored without scheme, `www.`, port and path. Omitted `activated_domains` stay unchanged. */
        SaveLicenseRequest: {
            product?: string | null;
            key: string;
            customer: string;
            activation_limit?: number;
            activated_domains?: string[];
            expires?: string | null;
            domain?: string;
            max_version?: string | null;
            notes?: string;
            revision?: number;
        };
        /** @description The upload to inspect. */
        InspectPackageRequest: {
            s3Url: string;
        };
        /** @description A password reset code. */
        CheckNonceRequest: {
            nonce: string;
        };
        /** @description The e-mail address of the account whose password is reset. */
        PasswordResetRequest: {
            /** Format: email */
            email: string;
        };
        /** @description A password reset code and the new password, entered twice. */
        ResetPasswordRequest: {
            nonce: string;
            passwordA: string;
            passwordB: string;
        };
        /** @description A new plugin, and optionally its first version. Omitted fields become blank or false. */
        CreatePluginRequest: {
            name: string;
            slug: string;
            description: string;
            homepage?: string;
            author?: string;
            author_homepage?: string;
            installation?: string;
            icon?: string;
            banner_high?: string;
            banner_low?: string;
            require_purchase_code?: boolean;
            envato?: boolean;
            envato_ignore_supported_until?: boolean;
            envato_id?: string;
            easy_digital_downloads?: boolean;
            easy_digital_downloads_id?: string;
            easy_digital_downloads_url?: string;
            webhook_urls?: string[];
            gumroad?: boolean;
            gumroad_product_permalink?: string;
            gumroad_product_id?: string;
            sendowl?: boolean;
            sendowl_product_id?: string;
            whmcs?: boolean;
            whmcs_url?: string;
            composer?: boolean;
            repository?: string;
            branch?: string;
            github_actions?: boolean;
            revision?: number;
            s3Url?: string;
        };
        /** @description A new theme, and optionally its first version. Omitted fields become blank or false. */
        CreateThemeRequest: {
            name: string;
            slug: string;
            description: string;
            details_url?: string;
            require_purchase_code?: boolean;
            envato?: boolean;
            envato_ignore_supported_until?: boolean;
            envato_id?: string;
            easy_digital_downloads?: boolean;
            easy_digital_downloads_id?: string;
            easy_digital_downloads_url?: string;
            webhook_urls?: string[];
            gumroad?: boolean;
            gumroad_product_permalink?: string;
            gumroad_product_id?: string;
            sendowl?: boolean;
            sendowl_product_id?: string;
            whmcs?: boolean;
            whmcs_url?: string;
            composer?: boolean;
            repository?: string;
            branch?: string;
            github_actions?: boolean;
            revision?: number;
            s3Url?: string;
        };
        /** @description Changes to some fields of a plugin. */
        PatchPluginRequest: {
            name?: string;
            slug?: string;
            description?: string;
            homepage?: string;
            author?: string;
            author_homepage?: string;
            installation?: string;
            icon?: string;
            banner_high?: string;
            banner_low?: string;
            require_purchase_code?: boolean;
            envato?: boolean;
            envato_ignore_supported_until?: boolean;
            envato_id?: string;
            easy_digital_downloads?: boolean;
            easy_digital_downloads_id?: string;
            easy_digital_downloads_url?: string;
            webhook_urls?: string[];
            gumroad?: boolean;
            gumroad_product_permalink?: string;
            gumroad_product_id?: string;
            sendowl?: boolean;
            sendowl_product_id?: string;
            whmcs?: boolean;
            whmcs_url?: string;
            composer?: boolean;
            repository?: string;
            branch?: string;
            github_actions?: boolean;
            revision?: number;
        };
        /** @description Changes to some fields of a theme. */
        PatchThemeRequest: {
            name?: string;
            slug?: string;
            description?: string;
            details_url?: string;
            require_purchase_code?: boolean;
            envato?: boolean;
            envato_ignore_supported_until?: boolean;
            envato_id?: string;
            easy_digital_downloads?: boolean;
            easy_digital_downloads_id?: string;
            easy_digital_downloads_url?: string;
            webhook_urls?: string[];
            gumroad?: boolean;
            gumroad_product_permalink?: string;
            gumroad_product_id?: string;
            sendowl?: boolean;
            sendowl_product_id?: string;
            whmcs?: boolean;
            whmcs_url?: string;
            composer?: boolean;
            repository?: string;
            branch?: string;
            github_actions?: boolean;
            revision?: number;
        };
        /** @description Every field of a plugin. Omitted fields become blank or false. */
        SavePluginRequest: {
            name: string;
            slug: string;
            description: string;
            homepage?: string;
            author?: string;
            author_homepage?: string;
            installation?: string;
            icon?: string;
            banner_high?: string;
            banner_low?: string;
            require_purchase_code?: boolean;
            envato?: boolean;
            envato_ignore_supported_until?: boolean;
            envato_id?: string;
            easy_digital_downloads?: boolean;
            easy_digital_downloads_id?: string;
            easy_digital_downloads_url?: string;
            webhook_urls?: string[];
            gumroad?: boolean;
            gumroad_product_permalink?: string;
            gumroad_product_id?: string;
            sendowl?: boolean;
            sendowl_product_id?: string;
            whmcs?: boolean;
            whmcs_url?: string;
            composer?: boolean;
            repository?: string;
            branch?: string;
            github_actions?: boolean;
            revision?: number;
        };
        /** @description Every field of a theme. Omitted fields become blank or false. */
        SaveThemeRequest: {
            name: string;
            slug: string;
            description: string;
            details_url?: string;
            require_purchase_code?: boolean;
            envato?: boolean;
            envato_ignore_supported_until?: boolean;
            envato_id?: string;
            easy_digital_downloads?: boolean;
            easy_digital_downloads_id?: string;
            easy_digital_downloads_url?: string;
            webhook_urls?: string[];
            gumroad?: boolean;
            gumroad_product_permalink?: string;
            gumroad_product_id?: string;
            sendowl?: boolean;
            sendowl_product_id?: string;
            whmcs?: boolean;
            whmcs_url?: string;
            composer?: boolean;
            repository?: string;
            branch?: string;
            github_actions?: boolean;
            revision?: number;
        };
        /** @description A repository on any Git server, by its SSH or HTTPS URL. HTTPS takes a user name and an access token, which are stored encrypted and never returned. */
        AddRepositoryRequest: {
            url: string;
            userName?: string;
            accessToken?: string;
        };
        /** @description The choice of what to deploy. Without `branch`, the repository's `master`. `path` is the folder of the product in a repository with several. With `releasesTags`, a tag such as `v1.2.3` is released as well. */
        ConnectRepositoryRequest: {
            branch?: string;
            path?: string;
            releasesTags?: boolean;
        };
        /** @description The product for which to create a deploy key. */
        CreateDeployKeyRequest: {
            pluginOrThemeId: string;
        };
        /** @description Turns the GitHub Actions mode of a product on or off. */
        GithubActionsRequest: {
            isEnabled: boolean;
        };
        /** @description Changes to what a product deploys. */
        PatchDeploymentRequest: {
            branch?: string;
            path?: string;
            releasesTags?: boolean;
        };
        /** @description A repository. For one on any other Git server (`source` is `git`), `publicKey` is the deploy key to add there and `hostKey` the fingerprint of the server's SSH host key; both are null for the others. */
        RepositoryResponse: {
            _id: string;
            full_name: string;
            /** @enum {string} */
            source: "github" | "gitlab" | "bitbucket" | "git";
            url: string;
            defaultBranch: string | null;
            isPrivate: boolean;
            publicKey: string | null;
            hostKey: string | null;
        };
        /** @description The fingerprint of the SSH host key to trust from now on, such as `SHA256:…`. */
        TrustHostKeyRequest: {
            fingerprint: string;
        };
        /** @description The six-digit code of an authenticator app. */
        ConfirmSecondFactorRequest: {
            code: string;
        };
        /** @description A password confirmation. */
        ProofRequest: {
            currentPassword: string;
        };
        /** @description A key that verifies leases. `publicKey` is 32 bytes in base64, as libsodium expects it. The next key signs from `signsFrom`, or earlier if the account activates it. A retired key is listed until its last lease has expired. */
        SigningKeyResponse: {
            _id: string;
            /** @constant */
            algorithm: "Ed25519";
            publicKey: string;
            /** @enum {string} */
            state: "next" | "current" | "retired";
            createdAt: string;
            signsFrom: string;
            retiredAt: string | null;
            listedUntil: string | null;
        };
        /** @description The secret of the invitation to accept. */
        AcceptInvitationRequest: {
            pendingUUID: string;
        };
        /** @description The e-mail address to invite. */
        InviteMemberRequest: {
            /** Format: email */
            email: string;
        };
        /** @description The version to copy, of another product of the same account and kind. */
        CopyVersionRequest: {
            sourceVersionId: string;
        };
        /** @description A new plugin version from an uploaded package. Omitted fields are read from the package. A typed version must match the package's: `1.8.0` matches `1.8`. The package is never renumbered. */
        CreatePluginVersionRequest: {
            version?: string;
            s3Url: string;
            requires?: string;
            tested?: string;
            upgrade_notice?: string;
            changelog?: string;
        };
        /** @description A new theme version from an uploaded package. */
        CreateThemeVersionRequest: {
            version?: string;
            s3Url: string;
            changelog?: string;
        };
        /** @description Uploaded packages of earlier plugin versions. */
        ImportPluginVersionsRequest: {
            packages: components["schemas"]["CreatePluginVersionRequest"][];
        };
        /** @description Uploaded packages of earlier theme versions. */
        ImportThemeVersionsRequest: {
            packages: components["schemas"]["CreateThemeVersionRequest"][];
        };
        /** @description A plugin version. `version` is the one in its package. `fileSize` is in bytes, `sha256` in hex; `warnings` are messages about the package. Sites are offered it only if `isOffered`, which imported versions are not at first. */
        PluginVersionResponse: {
            _id: string;
            version: string;
            s3Url: string;
            fileSize: number;
            fileCount: number;
            sha256: string;
            warnings: string[];
            downloads: number;
            createdAt: string;
            isOffered: boolean;
            requires: string;
            tested: string;
            requires_php: string;
            upgrade_notice: string;
            changelog: string;
        };
        /** @description A theme version. */
        ThemeVersionResponse: {
            _id: string;
            version: string;
            s3Url: string;
            fileSize: number;
            fileCount: number;
            sha256: string;
            warnings: string[];
            downloads: number;
            createdAt: string;
            isOffered: boolean;
            requires: string;
            tested: string;
            requires_php: string;
            changelog?: string;
        };
        /** @description Changes to a plugin version. Its number and its package never change. */
        UpdatePluginVersionRequest: {
            requires?: string;
            tested?: string;
            upgrade_notice?: string;
            changelog?: string;
            isOffered?: boolean;
        };
        /** @description Changes to a theme version. Its number and its package never change. */
        UpdateThemeVersionRequest: {
            changelog?: string;
            isOffered?: boolean;
        };
        /** @description One request of a delivery. `response` is the beginning of the response's body as text, to be shown as text only. A signature is never stored, only that there was one. */
        WebhookAttemptResponse: {
            number: number;
            startedAt: string;
            durationMs: number;
            status: number | null;
            failure: string | null;
            isSigned: boolean;
            response: string;
        };
        /** @description One event sent to one endpoint. `lastStatus` is the HTTP status of the last attempt, `lastFailure` says why there was none. Sending it again keeps the id, by which receivers recognize repeats. */
        WebhookDeliveryResponse: {
            _id: string;
            /** @enum {string} */
            event: "version.released" | "build.failed" | "release.unhealthy" | "license.created" | "license.activated" | "license.expiring" | "license.expired" | "license.limit_reached" | "webhook.test";
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            product: {
                _id: string;
                name: string;
                /** @enum {string} */
                kind: "plugin" | "theme";
            } | null;
            attempts: number;
            lastStatus: number | null;
            lastFailure: string | null;
            createdAt: string;
            nextAttemptAt: string | null;
            deliveredAt: string | null;
        };
        /** @description The response to a registration, the same for a new and for a registered e-mail address. */
        RegisterResponse: {
            message: string;
        };
        /** @description All settings of the person. */
        SettingsResponse: {
            settings: {
                [key: string]: boolean | number | string;
            };
        };
        /** @description A person's own profile. Secrets are masked. */
        UserProfileResponse: {
            _id: string;
            email: string;
            firstName: string;
            lastName: string;
            envatoApiToken: string | null;
            sendowlApiKey: string | null;
            sendowlApiSecret: string | null;
            webhookSecret: string | null;
            receiveEmailNotifications: boolean;
            receiveBuildNotifications: boolean;
            receiveBillingNotifications: boolean;
            slackUrl: string;
            businessName: string;
            businessAddress1: string;
            businessAddress2: string;
            businessCity: string;
            businessStateProvince: string;
            businessCountry: string;
            referralCount: number;
            selectedPlan: string;
            analyticsPlan: string;
            canAddFeatureFlag: boolean;
            canAddFeatureFlagProduct: boolean;
            canAddLicense: boolean;
            canAddPluginOrTheme: boolean;
        };
        /** @description The account that the person acts for (`me`), or the person (`me/actual`). */
        UserResponse: {
            _id: string;
            email: string;
            firstName: string;
            lastName: string;
            settings: {
                [key: string]: boolean | number | string;
            };
            isAdmin: boolean;
            isEmailVerified: boolean;
            hasCard: boolean;
            selectedPlan: string;
            analyticsPlan: string;
            isDeliquent: boolean;
            gitlabAccessToken: string | null;
            STRIPE_PUBLISHABLE_KEY: string | null;
            viewingEndsAt: string | null;
            canAddFeatureFlag: boolean;
            canAddFeatureFlagProduct: boolean;
            canAddLicense: boolean;
            canAddPluginOrTheme: boolean;
        };
        /** @description A page of activations, most recently seen first. `siteCount` counts all of them, `activationCount` those that count. */
        ActivationListResponse: {
            results: components["schemas"]["ActivationResponseOutput"][];
            pages: number;
            siteCount: number;
            activationCount: number;
        };
        /** @description A page of accounts, newest first. `next` is the cursor of the next page, or null. */
        AccountListResponse: {
            results: components["schemas"]["AccountResponseOutput"][];
            next: string | null;
        };
        /** @description The settings of this server. */
        ServerSettingsResponse: {
            /** @enum {string} */
            registration: "open" | "invitation" | "closed";
        };
        /** @description When the viewing session ends. */
        ViewingResponse: {
            endsAt: string;
        };
        /** @description Downloads of a version day by day, newest first. `created_at` is the day (UTC), as YYYY-MM-DD. */
        DownloadDetailResponse: {
            data: {
                created_at: string;
                count: number;
            }[];
            totalPages: number;
        };
        /** @description The number of different sites that checked for updates in a period. */
        ActiveInstallsResponse: {
            activeInstallCount: number;
        };
        /** @description The days with data, newest first. */
        AnalyticsDatesResponse: string[];
        /** @description The totals of a day. `sites` checked for updates on the day; `consentingSites` of them sent analytics; `newSites` were seen for the first time. */
        AnalyticsDayResponse: {
            data: {
                date: string;
                sites: number;
                consentingSites: number;
                newSites: number;
                checks: number;
                downloads: number;
            };
        };
        /** @description Downloads per day, oldest first. `created_at` is the day (UTC). */
        DownloadPointsResponse: {
            created_at: string;
            count: number;
        }[];
        /** @description Update checks per day, oldest first. */
        UpdateCountResponse: {
            date: string;
            total: number;
        }[];
        /** @description How long the daily records of the account's sites are stored, in days. */
        AnalyticsSettingsResponse: {
            retentionDays: number;
        };
        /** @description The optional fields that a product's consenting sites are stored with. */
        CollectedFieldsResponse: {
            fields: ("domain" | "mysql" | "language" | "theme" | "location" | "hosting" | "plugins")[];
        };
        /** @description The receipts of the account, newest first. */
        ErasureListResponse: components["schemas"]["ErasureResponseOutput"][];
        /** @description The new link. Its URL is shown only once. */
        CreatedShareResponse: {
            _id: string;
            product: string;
            productName: string;
            name: string;
            date: string | null;
            comparedDate: string | null;
            filters: string[];
            createdAt: string;
            url: string;
        };
        /** @description The links of the account, newest first. */
        ShareListResponse: components["schemas"]["ShareResponseOutput"][];
        /** @description The figures of a link. `compared` is null unless the link compares two days. */
        SharedAnalyticsResponse: {
            name: string;
            productName: string;
            filters: string[];
            day: {
                date: string;
                sites: number;
                newSites: number;
                values: {
                    /** @enum {string} */
                    fact: "version" | "wordpress" | "php" | "mysql" | "language" | "country" | "hosting" | "theme";
                    data: {
                        value: string;
                        sites: number;
                    }[];
                    sites: number;
                }[];
            };
            compared: {
                date: string;
                sites: number;
                newSites: number;
                values: {
                    /** @enum {string} */
                    fact: "version" | "wordpress" | "php" | "mysql" | "language" | "country" | "hosting" | "theme";
                    data: {
                        value: string;
                        sites: number;
                    }[];
                    sites: number;
                }[];
            } | null;
            versionTable: components["schemas"]["VersionTableResponseOutput"];
            growth: components["schemas"]["GrowthResponseOutput"];
        };
        /** @description Answers about requirements and adoption. - `requirements`: how many of the `sample` sites stay below a PHP or WordPress version; - `adoption`: after how many days half of the sites had a version or a newer one; null while fewer have; - `departures`: in how many months fewer than `share` of the sites stay below a version; null if their number does not fall, 0 if it is already so. */
        AnswersResponse: {
            requirements: {
                /** @enum {string} */
                fact: "php" | "wordpress";
                version: string;
                sites: number;
                from: string;
                to: string;
                sample: number;
            }[];
            adoption: {
                version: string;
                halfDays: number | null;
                share: number;
                from: string;
                to: string;
                sample: number;
            }[];
            departures: {
                /** @enum {string} */
                fact: "php" | "wordpress";
                version: string;
                share: number;
                currentShare: number;
                months: number | null;
                from: string;
                to: string;
                sample: number;
            }[];
        };
        /** @description A page of domains in alphabetical order, and the number of all that match. */
        DomainListResponse: {
            results: components["schemas"]["DomainResponseOutput"][];
            total: number;
            totalPages: number;
        };
        /** @description Whether the server can look up locations and hosting providers, and the source to name if it can. */
        LookupSourcesResponse: {
            location: {
                name: string;
                url: string;
            } | null;
            hosting: {
                name: string;
                url: string;
            } | null;
        };
        /** @description The hosting provider of a network; blank if it is unknown. */
        SiteHostingResponse: {
            organization: string;
        };
        /** @description The location of a network. Blank for what is unknown. The spelling of the state is the specification's. */
        SiteLocationResponse: {
            city: string;
            stateProvidence: string;
            country: string;
        };
        /** @description The account's plugins and themes by name. */
        AnalyticsPluginsResponse: {
            data: {
                id: string;
                name: string;
                /** @enum {string} */
                kind: "plugin" | "theme";
            }[];
        };
        /** @description The sites of a day by language, most sites first. */
        LanguagesResponse: {
            languages: {
                language: string;
                vcount: number;
            }[];
        };
        /** @description The sites of a day by database version as reported, most sites first. */
        MysqlVersionsResponse: {
            mysql_versions: {
                version: string;
                vcount: number;
            }[];
        };
        /** @description The sites of a day by PHP version, most sites first. */
        PhpVersionsResponse: {
            php_versions: {
                version: string;
                vcount: number;
            }[];
        };
        /** @description The sites of each product by installed version, most sites first. */
        PluginVersionsResponse: {
            data: {
                id: string;
                installed_versions: {
                    version: string;
                    vcount: number;
                }[];
            }[];
        };
        /** @description The other plugins that sites use, most sites first. Empty unless the author collects the list. */
        SitePluginsResponse: {
            data: {
                plugin: string;
                versions: number;
                sites: number;
            }[];
        };
        /** @description The themes that sites use, most sites first, with the number of their versions. */
        SiteThemesResponse: {
            data: {
                theme: string;
                versions: number;
                domains: number;
            }[];
        };
        /** @description The sites of a day by a fact, most sites first. `sites` is the number of all sites that match the filters. A blank value means sites that did not report the fact. */
        SiteValuesResponse: {
            data: {
                value: string;
                sites: number;
            }[];
            sites: number;
        };
        /** @description The sites of a day by WordPress version, most sites first. */
        WordPressVersionsResponse: {
            installed_versions: {
                version: string;
                vcount: number;
            }[];
        };
        /** @description A page of the sites with an outcome, newest first. `domain` is null for sites without consent. `shared` lists what they have in common; it is empty on later pages. */
        OutcomeSitesResponse: {
            sites: {
                domain: string | null;
                at: string;
                previousVersion: string | null;
                currentVersion: string | null;
                wordpress: string | null;
                php: string | null;
                mysql: string | null;
                language: string | null;
            }[];
            total: number;
            shared: {
                /** @enum {string} */
                fact: "version" | "wordpress" | "php" | "mysql" | "language" | "country" | "hosting" | "theme";
                value: string;
                sites: number;
                share: number;
                shareOfAll: number;
            }[];
            nextCursor: string | null;
        };
        /** @description The newest releases of a product, newest first. */
        ReleaseHealthListResponse: components["schemas"]["ReleaseHealthResponseOutput"][];
        /** @description An API key. `prefix` is the beginning of the key. */
        ApiKeyResponse: {
            _id: string;
            name: string;
            /** @enum {string} */
            scope: "read" | "release" | "license" | "full";
            prefix: string;
            expires: string | null;
            lastUsedAt: string | null;
            createdAt: string;
        };
        /** @description A new API key. `key` is returned only in this response. */
        CreatedApiKeyResponse: {
            _id: string;
            name: string;
            /** @enum {string} */
            scope: "read" | "release" | "license" | "full";
            prefix: string;
            expires: string | null;
            lastUsedAt: string | null;
            createdAt: string;
            key: string;
        };
        /** @description A page of the audit log, newest first. `next` is the cursor of the next page, or null. */
        AuditLogResponse: {
            results: components["schemas"]["AuditEntryResponseOutput"][];
            next: string | null;
        };
        /** @description A build of a product: `plugin` or `theme` is its id. `provider` is where the repository is, `ref` the branch or tag, and `commit` the full hash once it is known. `responseCode` is 201 for a release, 200 for a skipped build and 400 or higher for a failed one; null until it ends. `isReplayable` tells whether the commit can be built again. */
        BuildResponse: {
            _id: string;
            plugin: string | null;
            theme: string | null;
            productName: string;
            /** @enum {string} */
            trigger: "push" | "tag" | "replay" | "manual";
            /** @enum {string} */
            provider: "github" | "gitlab" | "bitbucket" | "git";
            repository: string;
            /** @enum {string} */
            status: "waiting" | "running" | "released" | "skipped" | "failed";
            /** @enum {string} */
            step: "queue" | "fetch" | "version" | "package" | "check" | "release";
            ref: string;
            commit: string | null;
            message: string | null;
            author: string | null;
            responseCode: number | null;
            responseBody: string | null;
            version: string | null;
            versionId: string | null;
            replayOf: string | null;
            isReplayable: boolean;
            createdAt: string;
            startedAt: string | null;
            finishedAt: string | null;
        };
        /** @description The result of a push. */
        PushResponse: {
            message: string;
            build: string | null;
        };
        /** @description The page of the code host on which the person authorizes the connection. */
        AuthorizationResponse: {
            url: string;
        };
        /** @description The account's connection to each code host. */
        CodeHostsResponse: {
            bitbucket: components["schemas"]["CodeHostResponseOutput"];
            github: components["schemas"]["CodeHostResponseOutput"];
            gitlab: components["schemas"]["CodeHostResponseOutput"];
        };
        /** @description The code host that was connected. */
        CompletedAuthorizationResponse: {
            /** @enum {string} */
            provider: "github" | "gitlab" | "bitbucket";
            login: string;
        };
        /** @description The versions of a package, newest first. */
        ComposerPackageResponse: {
            packages: {
                [key: string]: {
                    name: string;
                    version: string;
                    /** @enum {string} */
                    type: "wordpress-plugin" | "wordpress-theme";
                    dist: {
                        /** @constant */
                        type: "zip";
                        url: string;
                        reference: string;
                    };
                    require: {
                        [key: string]: string;
                    };
                    time: string;
                }[];
            };
        };
        /** @description A Composer repository: its packages, and the URL of their metadata. */
        ComposerRepositoryResponse: {
            packages: unknown[];
            "metadata-url": string;
            "available-packages": string[];
        };
        /** @description The body of every error response. `fields` maps each invalid field to a message for the user. */
        ErrorResponse: {
            message: string;
            /** @enum {string} */
            code: "validation_failed" | "unauthenticated" | "forbidden" | "second_factor_required" | "proof_required" | "deactivated" | "suspended" | "email_unverified" | "not_found" | "conflict" | "stale" | "too_large" | "unsupported_media_type" | "rate_limited" | "internal" | "unavailable" | "insufficient_storage";
            fields?: {
                [key: string]: string;
            };
        };
        /** @description The id of the saved object. */
        SavedResponse: {
            _id: string;
        };
        /** @description A customer with their newest licenses, at most 500. */
        CustomerDetailResponse: {
            _id: string;
            first_name: string;
            last_name: string;
            email: string;
            notes: string;
            licenseCount: number;
            revision: number;
            createdAt: string;
            licenses: components["schemas"]["LicenseResponseOutput"][];
        };
        /** @description A customer. */
        CustomerResponse: {
            _id: string;
            first_name: string;
            last_name: string;
            email: string;
            notes: string;
            licenseCount: number;
            revision: number;
            createdAt: string;
        };
        /** @description The access log of a license key or a domain. `now` contains the current decision about each license that matches (at most 20): the one with the key, or those bound to or activated on the domain. `results` contains a page of at most 50 decisions of the last 30 days, newest first. `next` is the cursor of the next page; the last page has none. */
        LicenseDecisionsResponse: {
            now: {
                license: components["schemas"]["LicenseResponseOutput"];
                /** @enum {string} */
                code: "valid" | "unknown" | "suspended" | "wrong_product" | "expired" | "domain_not_allowed" | "limit_reached" | "domain_invalid" | "version_limit" | "license_missing" | "not_confirmed";
                message: string;
            }[];
            results: components["schemas"]["LicenseDecisionResponseOutput"][];
            next?: string;
        };
        /** @description A change of a flag. `before` is null for the first one that is kept. `changedBy` is the name of a person or an API key, or null for a schedule. `added` and `removed` are listed people: how many, and the first 20. */
        FlagChangeResponse: {
            _id: string;
            /** @enum {string} */
            kind: "created" | "changed" | "restored" | "scheduled";
            changedAt: string;
            changedBy: string | null;
            before: {
                name: string;
                identifier: string;
                /** @enum {string} */
                flag_type: "individual" | "on/off" | "percentage" | "group";
                percentage: number | null;
                group: {
                    /** @enum {string} */
                    match: "all" | "any";
                    conditions: {
                        /** @enum {string} */
                        attribute: "installed_version" | "wordpress" | "php" | "locale" | "domain" | "identifier_domain" | "license_status" | "license_product";
                        /** @enum {string} */
                        comparator: "<" | "<=" | "=" | ">=" | ">" | "is" | "isNot" | "startsWith" | "endsWith";
                        value: string;
                    }[];
                } | null;
                individualUserCount: number;
                active: boolean;
            } | null;
            after: {
                name: string;
                identifier: string;
                /** @enum {string} */
                flag_type: "individual" | "on/off" | "percentage" | "group";
                percentage: number | null;
                group: {
                    /** @enum {string} */
                    match: "all" | "any";
                    conditions: {
                        /** @enum {string} */
                        attribute: "installed_version" | "wordpress" | "php" | "locale" | "domain" | "identifier_domain" | "license_status" | "license_product";
                        /** @enum {string} */
                        comparator: "<" | "<=" | "=" | ">=" | ">" | "is" | "isNot" | "startsWith" | "endsWith";
                        value: string;
                    }[];
                } | null;
                individualUserCount: number;
                active: boolean;
            };
            added: {
                count: number;
                first: string[];
            };
            removed: {
                count: number;
                first: string[];
            };
        };
        /** @description A flag's result and its reason. `bucket` is the hash bucket of the identifier, from 1 to 100, if the flag has a percentage. `conditions` says of each condition of a group whether it is met. */
        FlagExplanationResponse: {
            _id: string;
            name: string;
            flag: string;
            active: boolean;
            /** @enum {string} */
            reason: "inactive" | "everyone" | "noIdentifier" | "listed" | "notListed" | "withinPercentage" | "outsidePercentage" | "conditionsMet" | "conditionsNotMet";
            bucket: number | null;
            percentage: number | null;
            conditions: boolean[];
        };
        /** @description How far a change has reached: how many of the `total` identifiers of the last 30 days have requested the flags since, when half and nine tenths had, and the number reached at the end of each period. */
        FlagReachResponse: {
            total: number;
            reached: number;
            halfAt: string | null;
            ninetyPercentAt: string | null;
            points: {
                at: string;
                reached: number;
            }[];
        };
        /** @description How many identifiers requested a product's flags in the last 30 days. */
        ActiveUserCountResponse: {
            count: number;
        };
        /** @description Whether the account has more active users, over all products, than its plan includes. `limit` is null if the plan includes any number. */
        ActiveUserLimitResponse: {
            isOver: boolean;
            count: number;
            limit: number | null;
        };
        /** @description A client for one product: a file of PHP code with its id and this server's address. */
        FlagClientResponse: {
            name: string;
            code: string;
        };
        /** @description How many flags of a product are on and off. */
        FlagCountsResponse: {
            active: number;
            inactive: number;
        };
        /** @description How many flags of a product are on and off, and how many identifiers requested them in the last 30 days. */
        FlagProductFiguresResponse: {
            _id: string;
            active: number;
            inactive: number;
            activeUsers: number;
        };
        /** @description A product with feature flags. `lastRequestAt` is when a site last requested them. `isInterface` marks the product whose flags show or hide parts of this dashboard; it belongs to an operator and cannot be deleted. */
        FlagProductResponse: {
            _id: string;
            name: string;
            createdAt: string;
            lastRequestAt: string | null;
            isInterface: boolean;
        };
        /** @description The people a flag is on for: those it lists, or, for other types, the newest of those who made a request. A group's are unknown, because what sites report is not stored. `isComplete` is false if there are more. */
        OnUsersResponse: {
            results: components["schemas"]["FlagUserResponseOutput"][];
            isComplete: boolean;
        };
        /** @description A flag's schedule. `doneAt` is when a step was executed, or skipped for the reason in `skipped`. While the schedule is paused, `pausedAt` is set and its times do not count; resuming moves the remaining steps by the length of the pause. */
        FlagScheduleResponse: {
            pausedAt: string | null;
            steps: {
                at: string;
                active: boolean | null;
                percentage: number | null;
                doneAt: string | null;
                skipped: "noPercentage" | null;
            }[];
        };
        /** @description A flag with every identifier that it lists. */
        FlagDetailResponse: {
            _id: string;
            feature_flag_product: string;
            name: string;
            identifier: string;
            /** @enum {string} */
            flag_type: "individual" | "on/off" | "percentage" | "group";
            percentage: number | null;
            group: {
                /** @enum {string} */
                match: "all" | "any";
                conditions: {
                    /** @enum {string} */
                    attribute: "installed_version" | "wordpress" | "php" | "locale" | "domain" | "identifier_domain" | "license_status" | "license_product";
                    /** @enum {string} */
                    comparator: "<" | "<=" | "=" | ">=" | ">" | "is" | "isNot" | "startsWith" | "endsWith";
                    value: string;
                }[];
            } | null;
            individualUserCount: number;
            active: boolean;
            lastRequestAt: string | null;
            lastEditor: string | null;
            changedAt: string;
            stale: ("onForEveryone" | "notRequested") | null;
            hasSchedule: boolean;
            revision: number;
            individual_users: string[];
        };
        /** @description A flag. `individualUserCount` is the number of identifiers it lists. `lastRequestAt` is when a site last requested the product's flags since this one exists. `lastEditor` is who changed it last: the name of a person or an API key, or null for a schedule. `stale` says why the flag can be removed. */
        FlagResponse: {
            _id: string;
            feature_flag_product: string;
            name: string;
            identifier: string;
            /** @enum {string} */
            flag_type: "individual" | "on/off" | "percentage" | "group";
            percentage: number | null;
            group: {
                /** @enum {string} */
                match: "all" | "any";
                conditions: {
                    /** @enum {string} */
                    attribute: "installed_version" | "wordpress" | "php" | "locale" | "domain" | "identifier_domain" | "license_status" | "license_product";
                    /** @enum {string} */
                    comparator: "<" | "<=" | "=" | ">=" | ">" | "is" | "isNot" | "startsWith" | "endsWith";
                    value: string;
                }[];
            } | null;
            individualUserCount: number;
            active: boolean;
            lastRequestAt: string | null;
            lastEditor: string | null;
            changedAt: string;
            stale: ("onForEveryone" | "notRequested") | null;
            hasSchedule: boolean;
            revision: number;
        };
        /** @description A product's feature flags, evaluated for one identifier. */
        PublicFlagsResponse: {
            flag: string;
            active: boolean;
        }[];
        /** @description The permanent URL of an uploaded image, and its size in pixels. */
        UploadImageResponse: {
            url: string;
            width: number;
            height: number;
        };
        /** @description Facts about this server that the dashboard needs. */
        InterfaceResponse: {
            flagProductId: string;
            /** @enum {string} */
            registration: "open" | "invitation" | "closed";
            publicUrl: string;
            pageViewUrl: string | null;
            supportUrl: string | null;
            version: string;
        };
        /** @description How many licenses matched, and how many changed. `undo` is null if there is nothing to undo. */
        BulkLicensesResponse: {
            matched: number;
            changed: number;
            undo: {
                token: string;
                until: string;
            } | null;
        };
        /** @description How many licenses were restored. The ones that are `left` stay unchanged: they were changed again, their key belongs to another license, or their product was deleted. */
        UndoLicensesResponse: {
            restored: number;
            left: number;
        };
        /** @description The new state of an activation, with the account and the product of the license. */
        ActivationChangeResponse: {
            message: string;
            /** @enum {string} */
            code: "active" | "inactive";
            account: string;
            product: string | null;
        };
        /** @description A denied license, with a message and the reason code. */
        RefusedLicenseResponse: {
            err: string;
            /** @enum {string} */
            code: "unknown" | "suspended" | "wrong_product" | "expired" | "domain_not_allowed" | "limit_reached" | "domain_invalid" | "version_limit" | "account_required";
        };
        /** @description A denied site or program, with a message and the reason code, which `Pressdock-Code` also contains. */
        RefusedSiteResponse: {
            message: string;
            /** @enum {string} */
            code: "unknown" | "suspended" | "wrong_product" | "expired" | "domain_not_allowed" | "limit_reached" | "domain_invalid" | "version_limit" | "license_missing" | "not_confirmed";
        };
        /** @description A valid license, with the account that issued it and its product; a null `product` includes every product of the account. `lease` is present if it was requested and can be issued: without a domain only if the activation limit is unlimited. */
        ValidLicenseResponse: {
            message: string;
            /** @constant */
            code: "valid";
            account: string;
            product: string | null;
            expires: string | null;
            max_version: string | null;
            activation_limit: number;
            lease?: string;
        };
        /** @description The result of an import or of a dry run. If there are problems, nothing was changed and `isApplied` is false. A license that exists with other values is `updated`; one with the same values is `unchanged`, so that a part can be sent again. `suspended` counts the created and updated licenses that the import suspends. */
        ImportLicensesResponse: {
            isApplied: boolean;
            created: number;
            updated: number;
            unchanged: number;
            customersCreated: number;
            suspended: number;
            problems: {
                row: number;
                field: string;
                message: string;
            }[];
        };
        /** @description How many licenses match. It is not exact if more than 10,000 match. */
        CountLicensesResponse: {
            count: number;
            isExact: boolean;
        };
        /** @description A page of licenses, newest first. `next` is the cursor of the next page, or null. If an exact count would be slow, `total` is null and `pages` only shows whether there is another page. */
        LicenseListResponse: {
            results: components["schemas"]["LicenseResponseOutput"][];
            pages: number;
            total: number | null;
            next: string | null;
        };
        /** @description The report of an uploaded package before its product exists, with the fields of the product as its headers and its readme describe it; or the message why it cannot become a version. `version` is the one in the package. */
        InspectNewPackageResponse: {
            fault: string | null;
            report: {
                root: string;
                mainFile: string;
                headers: {
                    [key: string]: string;
                };
                readme: {
                    stableTag: string;
                    requires: string;
                    tested: string;
                    requiresPhp: string;
                    sections: string[];
                } | null;
                fileSize: number;
                unpackedSize: number;
                fileCount: number;
                sha256: string;
                warnings: string[];
                updateAddresses: string[] | null;
                comparison: {
                    version: string;
                    fileSizeChange: number;
                    added: number;
                    removed: number;
                    changed: number;
                    unchanged: number;
                    files: {
                        path: string;
                        /** @enum {string} */
                        change: "added" | "removed" | "changed";
                        size: number | null;
                        previousSize: number | null;
                    }[];
                } | null;
            } | null;
            product: {
                version: string;
                name: string;
                slug: string;
                description: string;
                homepage: string;
                author: string;
                author_homepage: string;
                installation: string;
            } | null;
        };
        /** @description The report of an uploaded package, or the message why it cannot become a version. */
        InspectPackageResponse: {
            fault: string | null;
            report: {
                root: string;
                mainFile: string;
                headers: {
                    [key: string]: string;
                };
                readme: {
                    stableTag: string;
                    requires: string;
                    tested: string;
                    requiresPhp: string;
                    sections: string[];
                } | null;
                fileSize: number;
                unpackedSize: number;
                fileCount: number;
                sha256: string;
                warnings: string[];
                updateAddresses: string[] | null;
                comparison: {
                    version: string;
                    fileSizeChange: number;
                    added: number;
                    removed: number;
                    changed: number;
                    unchanged: number;
                    files: {
                        path: string;
                        /** @enum {string} */
                        change: "added" | "removed" | "changed";
                        size: number | null;
                        previousSize: number | null;
                    }[];
                } | null;
            } | null;
        };
        /** @description The response to a password reset request, the same for a registered and for an unknown address. */
        PasswordResetResponse: {
            message: string;
        };
        /** @description A plugin. `downloads` counts the downloads of all versions. */
        PluginResponse: {
            _id: string;
            name: string;
            slug: string;
            description: string;
            homepage: string;
            author: string;
            author_homepage: string;
            installation: string;
            icon: string;
            banner_high: string;
            banner_low: string;
            require_purchase_code: boolean;
            envato: boolean;
            envato_ignore_supported_until: boolean;
            envato_id: string;
            easy_digital_downloads: boolean;
            easy_digital_downloads_id: string;
            easy_digital_downloads_url: string;
            webhook_urls: string[];
            gumroad: boolean;
            gumroad_product_permalink: string;
            gumroad_product_id: string;
            sendowl: boolean;
            sendowl_product_id: string;
            whmcs: boolean;
            whmcs_url: string;
            composer: boolean;
            repository: string;
            branch: string;
            github_actions: boolean;
            latestVersion: {
                version: string;
                downloads: number;
            } | null;
            latestBuild: {
                responseCode: number;
                responseBody: string;
            } | null;
            versionCount: number;
            licenseCount: number;
            downloads: number;
            revision: number;
            createdAt: string;
            updatedAt: string;
        };
        /** @description A plugin in a list, without its long texts. */
        PluginSummaryResponse: {
            _id: string;
            name: string;
            slug: string;
            homepage: string;
            author: string;
            author_homepage: string;
            icon: string;
            banner_high: string;
            banner_low: string;
            require_purchase_code: boolean;
            envato: boolean;
            envato_ignore_supported_until: boolean;
            envato_id: string;
            easy_digital_downloads: boolean;
            easy_digital_downloads_id: string;
            easy_digital_downloads_url: string;
            webhook_urls: string[];
            gumroad: boolean;
            gumroad_product_permalink: string;
            gumroad_product_id: string;
            sendowl: boolean;
            sendowl_product_id: string;
            whmcs: boolean;
            whmcs_url: string;
            composer: boolean;
            repository: string;
            branch: string;
            github_actions: boolean;
            latestVersion: {
                version: string;
                downloads: number;
            } | null;
            latestBuild: {
                responseCode: number;
                responseBody: string;
            } | null;
            versionCount: number;
            licenseCount: number;
            downloads: number;
            revision: number;
            createdAt: string;
            updatedAt: string;
        };
        /** @description A theme. `downloads` counts the downloads of all versions. */
        ThemeResponse: {
            _id: string;
            name: string;
            slug: string;
            description: string;
            details_url: string;
            require_purchase_code: boolean;
            envato: boolean;
            envato_ignore_supported_until: boolean;
            envato_id: string;
            easy_digital_downloads: boolean;
            easy_digital_downloads_id: string;
            easy_digital_downloads_url: string;
            webhook_urls: string[];
            gumroad: boolean;
            gumroad_product_permalink: string;
            gumroad_product_id: string;
            sendowl: boolean;
            sendowl_product_id: string;
            whmcs: boolean;
            whmcs_url: string;
            composer: boolean;
            repository: string;
            branch: string;
            github_actions: boolean;
            latestVersion: {
                version: string;
                downloads: number;
            } | null;
            latestBuild: {
                responseCode: number;
                responseBody: string;
            } | null;
            versionCount: number;
            licenseCount: number;
            downloads: number;
            revision: number;
            createdAt: string;
            updatedAt: string;
        };
        /** @description A theme in a list, without its long text. */
        ThemeSummaryResponse: {
            _id: string;
            name: string;
            slug: string;
            details_url: string;
            require_purchase_code: boolean;
            envato: boolean;
            envato_ignore_supported_until: boolean;
            envato_id: string;
            easy_digital_downloads: boolean;
            easy_digital_downloads_id: string;
            easy_digital_downloads_url: string;
            webhook_urls: string[];
            gumroad: boolean;
            gumroad_product_permalink: string;
            gumroad_product_id: string;
            sendowl: boolean;
            sendowl_product_id: string;
            whmcs: boolean;
            whmcs_url: string;
            composer: boolean;
            repository: string;
            branch: string;
            github_actions: boolean;
            latestVersion: {
                version: string;
                downloads: number;
            } | null;
            latestBuild: {
                responseCode: number;
                responseBody: string;
            } | null;
            versionCount: number;
            licenseCount: number;
            downloads: number;
            revision: number;
            createdAt: string;
            updatedAt: string;
        };
        /** @description A branch. `commit` is the commit at its head. */
        BranchResponse: {
            name: string;
            commit: string;
            isDefault: boolean;
        };
        /** @description A connected product. `webhookSecret` is returned only here, and only for a repository on any other Git server, where the author adds the webhook themselves; null for the others. */
        ConnectedResponse: {
            repositoryId: string;
            branch: string;
            deployKey: boolean;
            webhook: boolean;
            webhookUrl: string;
            webhookSecret: string | null;
        };
        /** @description A deploy key. `plugin` or `theme` is the product it belongs to; without one, it is managed by the provider. The private key is never returned. */
        DeployKeyResponse: {
            _id: string;
            plugin: {
                _id: string;
                name: string;
            } | null;
            theme: {
                _id: string;
                name: string;
            } | null;
            repository: string | null;
            publicKey: string;
            fingerprint: string;
            createdAt: string;
            lastUsedAt: string | null;
        };
        /** @description The deploy keys and webhooks that the code host and this server have for a product. */
        DeployKeyWebhookAdminResponse: {
            deployKeys: {
                externalId: string | null;
                internalId: string | null;
                name: string;
                createdAt: string | null;
                isReadOnly: boolean;
            }[];
            webhooks: {
                externalId: string | null;
                internalId: string | null;
                name: string;
                createdAt: string | null;
                url: string;
                isActive: boolean;
            }[];
        };
        /** @description Whether the repository has the product's deploy key and webhook. `problem` says what the code host responded when it could not be requested; then both are false. */
        DeployKeyWebhookResponse: {
            deployKey: boolean;
            webhook: boolean;
            githubActionsConfigured: boolean;
            problem: string | null;
        };
        /** @description How a product is deployed. `repository` is null while none is connected. `lastDelivery` is the newest request to `webhookUrl`; `outcome` is its result. */
        DeploymentResponse: {
            product: {
                _id: string;
                name: string;
                /** @enum {string} */
                kind: "plugin" | "theme";
            };
            repository: components["schemas"]["RepositoryResponseOutput"] | null;
            branch: string;
            path: string;
            releasesTags: boolean;
            githubActionsConfigured: boolean;
            webhookUrl: string | null;
            connectedAt: string | null;
            lastDelivery: {
                at: string;
                /** @enum {string} */
                outcome: "accepted" | "ignored" | "repeated" | "wrong_signature" | "malformed";
            } | null;
        };
        /** @description How to release a product from a runner: a workflow file for GitHub Actions, and the same as a shell command. Both read the API key from the environment. */
        GithubActionsResponse: {
            githubActionsConfigured: boolean;
            workflowPath: string;
            workflow: string;
            command: string;
        };
        /** @description The versions at the head of the deployed branch: that of the version file, and that in the header of the product's main file. Null if there is none. `problem` says why the branch could not be read. */
        VersionStatusResponse: {
            pressdockDotVersion: string | null;
            itemVersion: string | null;
            versionsMatch: boolean;
            slugMatchesRepository: boolean;
            problem: string | null;
        };
        /** @description A product's newest release, hop by hop. `state` is `reached` or `failed`; `waiting` if the hop before it was not reached yet, and `unknown` if it could not be determined. `isProbed` marks a hop that was checked live. `nextStep` says what to do about a hop that failed. */
        TraceResponse: {
            version: string | null;
            buildId: string | null;
            hops: {
                /** @enum {string} */
                hop: "host" | "webhook" | "delivery" | "signature" | "queue" | "fetch" | "versionFile" | "package" | "version" | "offered" | "updated";
                /** @enum {string} */
                state: "reached" | "failed" | "waiting" | "unknown";
                at: string | null;
                isProbed: boolean;
                detail: string;
                nextStep: string | null;
            }[];
        };
        /** @description The newest licenses that match, the customers by e-mail address, the newest versions, and the feature flags by name. */
        SearchAccountResponse: {
            licenses: {
                results: {
                    _id: string;
                    key: string;
                    productInfo: {
                        name: string;
                        /** @enum {string} */
                        kind: "plugin" | "theme";
                    } | null;
                    customerEmail: string | null;
                    /** @enum {string} */
                    status: "active" | "expired" | "suspended" | "limit_reached";
                }[];
                hasMore: boolean;
            };
            customers: {
                results: {
                    _id: string;
                    email: string;
                    first_name: string;
                    last_name: string;
                    licenseCount: number;
                }[];
                hasMore: boolean;
            };
            versions: {
                results: {
                    _id: string;
                    version: string;
                    createdAt: string;
                    product: {
                        _id: string;
                        /** @enum {string} */
                        kind: "plugin" | "theme";
                        name: string;
                    };
                }[];
                hasMore: boolean;
            };
            flags: {
                results: {
                    _id: string;
                    name: string;
                    identifier: string;
                    active: boolean;
                    product: {
                        _id: string;
                        name: string;
                    };
                }[];
                hasMore: boolean;
            };
        };
        /** @description New recovery codes. Each works once. They are returned only in this response. */
        RecoveryCodesResponse: {
            recoveryCodes: string[];
        };
        /** @description Whether two-factor authentication is on, and how many recovery codes are left. */
        SecondFactorResponse: {
            isOn: boolean;
            recoveryCodesLeft: number;
        };
        /** @description The secret for an authenticator app, in base32 and as an `otpauth:` URL. */
        SecondFactorSetupResponse: {
            secret: string;
            url: string;
        };
        /** @description When the deactivated account is deleted. Until then it can be reactivated, and its sites receive updates. */
        DeactivatedResponse: {
            endsAt: string;
        };
        /** @description An active session. `network` is the beginning of its IP address. */
        SessionResponse: {
            _id: string;
            device: string;
            network: string;
            createdAt: string;
            lastUsedAt: string;
            expiresAt: string;
            isCurrent: boolean;
        };
        /** @description The account's signing keys, newest first: the next, the current, the retired ones. */
        SigningKeyListResponse: components["schemas"]["SigningKeyResponseOutput"][];
        /** @description The totals of the account for the dashboard's home page. `updateChecksToday` counts since midnight UTC. `lastUpdateCheckAt` is null before the first update check. */
        StatsResponse: {
            plugins: number;
            themes: number;
            versions: number;
            downloads: number;
            updateChecksToday: number;
            lastUpdateCheckAt: string | null;
        };
        /** @description An invitation. The middle of the invited e-mail address is masked. */
        InvitationResponse: {
            inviter: string;
            team: string;
            email: string;
            expiresAt: string;
        };
        /** @description A team member. */
        MemberResponse: {
            _id: string;
            email: string;
            firstName: string;
            lastName: string;
            joinedAt: string;
            lastUsedAt: string | null;
        };
        /** @description A pending invitation. */
        PendingMemberResponse: {
            _id: string;
            email: string;
            createdAt: string;
            expiresAt: string;
            isExpired: boolean;
        };
        /** @description The temporary links to a version that still work, soonest to expire first. Their URLs are returned only on creation. */
        TemporaryLinksResponse: {
            _id: string;
            createdAt: string;
            expiresAt: string;
        }[];
        /** @description The version that a site would be offered. `access` is the decision on whether it may receive updates at all; `versions` explains each version to the owner, newest first. */
        ExplainOfferResponse: {
            access: {
                /** @enum {string} */
                verdict: "open" | "granted" | "grace" | "refused";
                message: string;
            };
            offered: string | null;
            versions: {
                version: string;
                /** @enum {string} */
                verdict: "offered" | "older" | "not_newer" | "not_offered" | "php_too_old" | "wordpress_too_old" | "license_limit";
                message: string;
            }[];
        };
        /** @description The most recent update check of a product by a real site, or null before the first. */
        LastUpdateCheckResponse: {
            lastUpdateCheck: {
                checkedAt: string;
                site: string | null;
                installedVersion: string | null;
                wordpressVersion: string | null;
                phpVersion: string | null;
            } | null;
        };
        /** @description The newest version number of a product. */
        LatestVersionResponse: {
            version: string;
        };
        /** @description The offer for a plugin, as its update checker reads it. */
        PluginUpdateResponse: {
            name: string;
            slug: string;
            version: string;
            homepage: string;
            download_url?: string;
            license?: {
                /** @enum {string} */
                code: "unknown" | "suspended" | "wrong_product" | "expired" | "domain_not_allowed" | "limit_reached" | "domain_invalid" | "version_limit" | "license_missing" | "not_confirmed";
                message: string;
            };
            sections: {
                [key: string]: string;
            };
            author: string;
            author_homepage: string;
            requires: string;
            tested: string;
            requires_php: string;
            upgrade_notice: string;
            last_updated: string;
            downloaded: number;
            icons: {
                [key: string]: string;
            };
            banners: {
                [key: string]: string;
            };
            translations: unknown[];
        };
        /** @description The offer for a theme, as its update checker reads it. */
        ThemeUpdateResponse: {
            version: string;
            details_url: string;
            download_url?: string;
            license?: {
                /** @enum {string} */
                code: "unknown" | "suspended" | "wrong_product" | "expired" | "domain_not_allowed" | "limit_reached" | "domain_invalid" | "version_limit" | "license_missing" | "not_confirmed";
                message: string;
            };
            requires: string;
            requires_php: string;
            translations: unknown[];
        };
        /** @description The PHP file that an author adds to a product, generated for it. */
        UpdaterFileResponse: {
            name: string;
            code: string;
        };
        /** @description An upload ticket: post `fields` and then `file` to `url` before `expiresAt`. */
        UploadPolicyResponse: {
            policy: string;
            signature: string;
            key: string;
            url: string;
            fields: {
                [key: string]: string;
            };
            s3Url: string;
            expiresAt: string;
        };
        /** @description For each package, in the order of the request: the added version, or why it was not added. */
        ImportPluginVersionsResponse: {
            results: {
                s3Url: string;
                version: components["schemas"]["PluginVersionResponseOutput"] | null;
                error: string | null;
            }[];
        };
        ImportThemeVersionsResponse: {
            results: {
                s3Url: string;
                version: components["schemas"]["ThemeVersionResponseOutput"] | null;
                error: string | null;
            }[];
        };
        /** @description A delivery with its request, the same at every attempt, and its attempts, newest first. */
        DeliveryDetailResponse: {
            _id: string;
            /** @enum {string} */
            event: "version.released" | "build.failed" | "release.unhealthy" | "license.created" | "license.activated" | "license.expiring" | "license.expired" | "license.limit_reached" | "webhook.test";
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            product: {
                _id: string;
                name: string;
                /** @enum {string} */
                kind: "plugin" | "theme";
            } | null;
            attempts: number;
            lastStatus: number | null;
            lastFailure: string | null;
            createdAt: string;
            nextAttemptAt: string | null;
            deliveredAt: string | null;
            request: {
                headers: {
                    [key: string]: string;
                };
                body: string;
            };
            attemptLog: components["schemas"]["WebhookAttemptResponseOutput"][];
        };
        /** @description A page of deliveries, newest first. `next` is the cursor of the next page, or null. */
        DeliveryListResponse: {
            results: components["schemas"]["WebhookDeliveryResponseOutput"][];
            next: string | null;
        };
        /** @description A URL that receives webhooks, or the account's Slack channel, whose URL is not shown. `products` are the products that have the URL; without any, an endpoint that is not Slack is no longer used. `pausedUntil` is set while deliveries wait because the endpoint keeps failing. `waiting` is the number of deliveries to be sent, at most 1,000. */
        WebhookEndpointResponse: {
            _id: string;
            /** @enum {string} */
            channel: "webhook" | "slack";
            url: string;
            products: {
                _id: string;
                name: string;
                /** @enum {string} */
                kind: "plugin" | "theme";
            }[];
            isInUse: boolean;
            pausedUntil: string | null;
            waiting: number;
            lastDelivery: {
                _id: string;
                /** @enum {string} */
                event: "version.released" | "build.failed" | "release.unhealthy" | "license.created" | "license.activated" | "license.expiring" | "license.expired" | "license.limit_reached" | "webhook.test";
                /** @enum {string} */
                status: "waiting" | "delivered" | "failed";
                createdAt: string;
            } | null;
        };
        /** @description An activation of a license on a site. `reason` is null if it counts. */
        ActivationResponseOutput: {
            _id: string;
            domain: string;
            counts: boolean;
            reason: ("local" | "private_address" | "staging") | null;
            pluginVersion: string | null;
            firstSeenAt: string;
            lastSeenAt: string;
        };
        /** @description An account, as the operator sees it. */
        AccountResponseOutput: {
            _id: string;
            email: string;
            firstName: string;
            lastName: string;
            isAdmin: boolean;
            isEmailVerified: boolean;
            isDeliquent: boolean;
            selectedPlan: string;
            analyticsPlan: string;
            canAddFeatureFlag: boolean;
            canAddFeatureFlagProduct: boolean;
            canAddLicense: boolean;
            canAddPluginOrTheme: boolean;
            productCount: number;
            memberCount: number;
            memberOf: {
                _id: string;
                email: string;
            } | null;
            suspendedAt: string | null;
            deactivatedAt: string | null;
            createdAt: string;
            lastUsedAt: string | null;
        };
        /** @description The sites of each day, oldest first, and the versions that were released meanwhile. */
        GrowthResponseOutput: {
            days: {
                date: string;
                sites: number;
                newSites: number;
                checks: number;
            }[];
            releases: {
                product: string;
                version: string;
                date: string;
            }[];
        };
        /** @description The receipt for an erased domain. The domain itself is not stored: `reference` is a keyed hash of it, so that a later request can be matched. `rows` counts what was deleted by kind of record. */
        ErasureResponseOutput: {
            _id: string;
            reference: string;
            erasedAt: string;
            erasedBy: string | null;
            rows: {
                sites: number;
                siteDays: number;
                updates: number;
                decisions: number;
            };
        };
        /** @description A link that shares analytics. */
        ShareResponseOutput: {
            _id: string;
            product: string;
            productName: string;
            name: string;
            date: string | null;
            comparedDate: string | null;
            filters: string[];
            createdAt: string;
        };
        /** @description A site that sent its domain with consent. `ip_address` is its network; blank if it is unknown. */
        DomainResponseOutput: {
            domain: string;
            product: string;
            version: string;
            wordpress: string;
            php: string;
            mysql: string;
            language: string;
            ip_address: string;
        };
        /** @description The sites of a day by WordPress version (rows) and installed version (columns), newest versions first. `cells` has one list per row with one number per column. */
        VersionTableResponseOutput: {
            wordpress: string[];
            versions: string[];
            cells: number[][];
        };
        /** @description A release compared with the previous one. `confidence` (0 to 1) says how certain it is that the release does worse; null if there are too few sites to tell. */
        ReleaseHealthResponseOutput: {
            versionId: string;
            version: string;
            releasedAt: string;
            computedAt: string | null;
            offered: number;
            downloaded: number;
            installed: number;
            failed: number;
            rolledBack: number;
            silent: number;
            comparedWith: string | null;
            confidence: number | null;
            isWorse: boolean;
            alertedAt: string | null;
        };
        /** @description An audit entry. `action` is the operation id, `summary` describes it, `subject` is the name or the id of the changed object, or blank. `attempts` is 1, or the number of similar denied calls that the entry counts. */
        AuditEntryResponseOutput: {
            _id: string;
            at: string;
            actor: string;
            /** @enum {string} */
            way: "session" | "apiKey" | "viewing";
            action: string;
            summary: string;
            subject: string;
            /** @enum {string} */
            outcome: "done" | "refused" | "unknown";
            network: string;
            attempts: number;
        };
        /** @description An account's connection to a code host. `url` is the address of the host, and `canAuthorize` whether the operator set up OAuth for it. `method` is how it was connected, and `login` the user name there. `needsReconnecting` is set once the host has rejected the connection's token. */
        CodeHostResponseOutput: {
            url: string;
            canAuthorize: boolean;
            isConnected: boolean;
            method: ("oauth" | "token") | null;
            login: string | null;
            connectedAt: string | null;
            needsReconnecting: boolean;
        };
        /** @description A decision about a request of a site, with its reason. Equal decisions are stored once: `times` counts them, `firstAt` and `at` are the first and the last. `keyHint` is the beginning of a key that no license of the account has. */
        LicenseDecisionResponseOutput: {
            at: string;
            firstAt: string;
            times: number;
            /** @enum {string} */
            call: "update_check" | "download" | "validate" | "activate" | "composer";
            /** @enum {string} */
            code: "valid" | "unknown" | "suspended" | "wrong_product" | "expired" | "domain_not_allowed" | "limit_reached" | "domain_invalid" | "version_limit" | "license_missing" | "not_confirmed";
            message: string;
            domain: string;
            product: {
                _id: string;
                name: string;
                /** @enum {string} */
                kind: "plugin" | "theme";
            } | null;
            license: string | null;
            keyHint: string;
        };
        /** @description Someone who has requested flags: `_id` is the identifier. */
        FlagUserResponseOutput: {
            _id: string;
            lastRequestAt: string | null;
        };
        /** @description A license. If `product` is null, it includes every product of the account; if `customer` is null, the customer was deleted. `activationCount` is the number of activations that count, `siteCount` of all. Lists contain at most 20 `activated_domains`. */
        LicenseResponseOutput: {
            _id: string;
            product: string | null;
            productInfo: {
                name: string;
                /** @enum {string} */
                kind: "plugin" | "theme";
            } | null;
            key: string;
            customer: string | null;
            customerEmail: string | null;
            activation_limit: number;
            activationCount: number;
            siteCount: number;
            activated_domains: string[];
            expires: string | null;
            domain: string;
            max_version: string | null;
            notes: string;
            /** @enum {string} */
            status: "active" | "expired" | "suspended" | "limit_reached";
            isSuspended: boolean;
            revision: number;
            createdAt: string;
        };
        /** @description A repository. For one on any other Git server (`source` is `git`), `publicKey` is the deploy key to add there and `hostKey` the fingerprint of the server's SSH host key; both are null for the others. */
        RepositoryResponseOutput: {
            _id: string;
            full_name: string;
            /** @enum {string} */
            source: "github" | "gitlab" | "bitbucket" | "git";
            url: string;
            defaultBranch: string | null;
            isPrivate: boolean;
            publicKey: string | null;
            hostKey: string | null;
        };
        /** @description A key that verifies leases. `publicKey` is 32 bytes in base64, as libsodium expects it. The next key signs from `signsFrom`, or earlier if the account activates it. A retired key is listed until its last lease has expired. */
        SigningKeyResponseOutput: {
            _id: string;
            /** @constant */
            algorithm: "Ed25519";
            publicKey: string;
            /** @enum {string} */
            state: "next" | "current" | "retired";
            createdAt: string;
            signsFrom: string;
            retiredAt: string | null;
            listedUntil: string | null;
        };
        /** @description A new plugin version from an uploaded package. Omitted fields are read from the package. A typed version must match the package's: `1.8.0` matches `1.8`. The package is never renumbered. */
        CreatePluginVersionRequestOutput: {
            version?: string;
            s3Url: string;
            requires?: string;
            tested?: string;
            upgrade_notice?: string;
            changelog?: string;
        };
        /** @description A new theme version from an uploaded package. */
        CreateThemeVersionRequestOutput: {
            version?: string;
            s3Url: string;
            changelog?: string;
        };
        /** @description A plugin version. `version` is the one in its package. `fileSize` is in bytes, `sha256` in hex; `warnings` are messages about the package. Sites are offered it only if `isOffered`, which imported versions are not at first. */
        PluginVersionResponseOutput: {
            _id: string;
            version: string;
            s3Url: string;
            fileSize: number;
            fileCount: number;
            sha256: string;
            warnings: string[];
            downloads: number;
            createdAt: string;
            isOffered: boolean;
            requires: string;
            tested: string;
            requires_php: string;
            upgrade_notice: string;
            changelog: string;
        };
        /** @description A theme version. */
        ThemeVersionResponseOutput: {
            _id: string;
            version: string;
            s3Url: string;
            fileSize: number;
            fileCount: number;
            sha256: string;
            warnings: string[];
            downloads: number;
            createdAt: string;
            isOffered: boolean;
            requires: string;
            tested: string;
            requires_php: string;
            changelog?: string;
        };
        /** @description One request of a delivery. `response` is the beginning of the response's body as text, to be shown as text only. A signature is never stored, only that there was one. */
        WebhookAttemptResponseOutput: {
            number: number;
            startedAt: string;
            durationMs: number;
            status: number | null;
            failure: string | null;
            isSigned: boolean;
            response: string;
        };
        /** @description One event sent to one endpoint. `lastStatus` is the HTTP status of the last attempt, `lastFailure` says why there was none. Sending it again keeps the id, by which receivers recognize repeats. */
        WebhookDeliveryResponseOutput: {
            _id: string;
            /** @enum {string} */
            event: "version.released" | "build.failed" | "release.unhealthy" | "license.created" | "license.activated" | "license.expiring" | "license.expired" | "license.limit_reached" | "webhook.test";
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            product: {
                _id: string;
                name: string;
                /** @enum {string} */
                kind: "plugin" | "theme";
            } | null;
            attempts: number;
            lastStatus: number | null;
            lastFailure: string | null;
            createdAt: string;
            nextAttemptAt: string | null;
            deliveredAt: string | null;
        };
        /** @description The contents of a lease. A lease is one line: this JSON in base64url, a dot, and the Ed25519 signature of that base64url text, also in base64url. Times are seconds since 1970. `domain` is the site without scheme, `www.`, port and path; blank means any site. If `product` is null, the license includes every product of the account. The lease expires 14 days after it was issued, or with the license. */
        LeaseStatementResponse: {
            /** @constant */
            v: 1;
            kid: string;
            key: string;
            product: string | null;
            domain: string;
            activation_limit: number;
            max_version: string | null;
            license_expires: number | null;
            issued: number;
            expires: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readActualMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Changes to a person's own profile; omitted fields stay unchanged. A new e-mail address or password requires the current password. A blank secret deletes the stored one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveProfileRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new account. `invitation` is the secret of an invitation to a team that was sent to `email`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    saveSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A setting of the person who is signed in. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A sign-in. Any text is accepted, so that a wrong e-mail address and a wrong password fail alike. `code` is a two-factor code or a recovery code (required after 403 `second_factor_required`); `reactivate` reactivates a deactivated account (403 `deactivated`). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The bearer token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    searchAccount: {
        parameters: {
            query: {
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAccountResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    checkResetNonce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A password reset code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckNonceRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The e-mail address of the account whose password is reset. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A password reset code and the new password, entered twice. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    sendEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code in the link that was sent to the person's e-mail address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deactivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeactivatedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON document, streamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    provePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A password confirmation. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The six-digit code of an authenticator app. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetupResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The secret of the invitation to accept. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The e-mail address to invite. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteMemberRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    leaveTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listPendingMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingMemberResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pendingUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingMemberResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listPlugins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginSummaryResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createPlugin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new plugin, and optionally its first version. Omitted fields become blank or false. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePluginRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readPlugin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    replacePlugin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Every field of a plugin. Omitted fields become blank or false. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePluginRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deletePlugin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updatePlugin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Changes to some fields of a plugin. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchPluginRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readPluginLastUpdateCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastUpdateCheckResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listPluginVersions: {
        parameters: {
            query?: {
                order?: "true" | "false";
                limit?: number;
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginVersionResponseOutput"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createPluginVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description A new plugin version from an uploaded package. Omitted fields are read from the package. A typed version must match the package's: `1.8.0` matches `1.8`. The package is never renumbered. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePluginVersionRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginVersionResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updatePluginVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        /** @description Changes to a plugin version. Its number and its package never change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePluginVersionRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginVersionResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deletePluginVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    downloadPluginVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createPluginTemporaryLink: {
        parameters: {
            query: {
                lengthInSeconds: number;
            };
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL of the link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listPluginTemporaryLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryLinksResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revokePluginTemporaryLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    inspectPluginPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description The upload to inspect. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectPackageRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectPackageResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    inspectNewPluginPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The upload to inspect. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectPackageRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectNewPackageResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readPluginPackageReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        root: string;
                        mainFile: string;
                        headers: {
                            [key: string]: string;
                        };
                        readme: {
                            stableTag: string;
                            requires: string;
                            tested: string;
                            requiresPhp: string;
                            sections: string[];
                        } | null;
                        fileSize: number;
                        unpackedSize: number;
                        fileCount: number;
                        sha256: string;
                        warnings: string[];
                        updateAddresses: string[] | null;
                        comparison: {
                            version: string;
                            fileSizeChange: number;
                            added: number;
                            removed: number;
                            changed: number;
                            unchanged: number;
                            files: {
                                path: string;
                                /** @enum {string} */
                                change: "added" | "removed" | "changed";
                                size: number | null;
                                previousSize: number | null;
                            }[];
                        } | null;
                    };
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    copyPluginVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description The version to copy, of another product of the same account and kind. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyVersionRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginVersionResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    importPluginVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Uploaded packages of earlier plugin versions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportPluginVersionsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPluginVersionsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    explainPluginOffer: {
        parameters: {
            query?: {
                installed_version?: string;
                php?: string;
                wordpress?: string;
                license?: string;
                domain?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainOfferResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readPluginUpdaterFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdaterFileResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listThemes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeSummaryResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createTheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new theme, and optionally its first version. Omitted fields become blank or false. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateThemeRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    replaceTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Every field of a theme. Omitted fields become blank or false. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveThemeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Changes to some fields of a theme. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchThemeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readThemeLastUpdateCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastUpdateCheckResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listThemeVersions: {
        parameters: {
            query?: {
                order?: "true" | "false";
                limit?: number;
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeVersionResponseOutput"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createThemeVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description A new theme version from an uploaded package. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateThemeVersionRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeVersionResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateThemeVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        /** @description Changes to a theme version. Its number and its package never change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateThemeVersionRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeVersionResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteThemeVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    downloadThemeVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createThemeTemporaryLink: {
        parameters: {
            query: {
                lengthInSeconds: number;
            };
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL of the link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listThemeTemporaryLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryLinksResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revokeThemeTemporaryLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    inspectThemePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description The upload to inspect. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectPackageRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectPackageResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    inspectNewThemePackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The upload to inspect. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectPackageRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectNewPackageResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readThemePackageReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        root: string;
                        mainFile: string;
                        headers: {
                            [key: string]: string;
                        };
                        readme: {
                            stableTag: string;
                            requires: string;
                            tested: string;
                            requiresPhp: string;
                            sections: string[];
                        } | null;
                        fileSize: number;
                        unpackedSize: number;
                        fileCount: number;
                        sha256: string;
                        warnings: string[];
                        updateAddresses: string[] | null;
                        comparison: {
                            version: string;
                            fileSizeChange: number;
                            added: number;
                            removed: number;
                            changed: number;
                            unchanged: number;
                            files: {
                                path: string;
                                /** @enum {string} */
                                change: "added" | "removed" | "changed";
                                size: number | null;
                                previousSize: number | null;
                            }[];
                        } | null;
                    };
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    copyThemeVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description The version to copy, of another product of the same account and kind. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyVersionRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeVersionResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    importThemeVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Uploaded packages of earlier theme versions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportThemeVersionsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportThemeVersionsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    explainThemeOffer: {
        parameters: {
            query?: {
                installed_version?: string;
                php?: string;
                wordpress?: string;
                license?: string;
                domain?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainOfferResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readThemeUpdaterFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdaterFileResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    generateS3Policy: {
        parameters: {
            query: {
                fileSizeInBytes: number;
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadPolicyResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No storage left (`insufficient_storage`) */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    uploadPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": unknown;
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No storage left (`insufficient_storage`) */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/jpeg": unknown;
                    "image/webp": unknown;
                    "image/gif": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    uploadImage: {
        parameters: {
            query: {
                use: "icon" | "banner_low" | "banner_high";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "image/png": unknown;
                "image/jpeg": unknown;
                "image/webp": unknown;
                "image/gif": unknown;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadImageResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    countActiveInstalls: {
        parameters: {
            query?: {
                product?: string;
            };
            header?: never;
            path: {
                uuid: string;
                startDate: string;
                endDate: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveInstallsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listAnalyticsDates: {
        parameters: {
            query?: {
                product?: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsDatesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listDownloads: {
        parameters: {
            query?: {
                product?: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadPointsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listGrowth: {
        parameters: {
            query: {
                product?: string;
                from: string;
                to: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrowthResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listUpdateCounts: {
        parameters: {
            query?: {
                product?: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCountResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readAnalyticsDay: {
        parameters: {
            query?: {
                product?: string;
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsDayResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readDownloadDetail: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                uuid: string;
                versionUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadDetailResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listAnalyticsPlugins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsPluginsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listInstalledVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        /** @description The products whose installed versions are counted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PluginVersionsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginVersionsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listLanguages: {
        parameters: {
            query?: {
                product?: string;
                filter?: string | string[];
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguagesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listMysqlVersions: {
        parameters: {
            query?: {
                product?: string;
                filter?: string | string[];
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MysqlVersionsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listPhpVersions: {
        parameters: {
            query?: {
                product?: string;
                filter?: string | string[];
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhpVersionsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listSitePlugins: {
        parameters: {
            query?: {
                product?: string;
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePluginsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listSiteThemes: {
        parameters: {
            query?: {
                product?: string;
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteThemesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listSiteValues: {
        parameters: {
            query?: {
                product?: string;
                filter?: string | string[];
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
                fact: "version" | "wordpress" | "php" | "mysql" | "language" | "country" | "hosting" | "theme";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteValuesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listWordPressVersions: {
        parameters: {
            query?: {
                product?: string;
                filter?: string | string[];
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordPressVersionsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readVersionTable: {
        parameters: {
            query?: {
                product?: string;
                filter?: string | string[];
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionTableResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    findSiteHosting: {
        parameters: {
            query: {
                product?: string;
                ip_address: string;
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteHostingResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    findSiteLocation: {
        parameters: {
            query: {
                product?: string;
                ip_address: string;
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteLocationResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listDomains: {
        parameters: {
            query: {
                date: string;
                product?: string;
                page?: number;
                pageSize?: number;
                query?: string;
                selectedField?: "version" | "wordpress" | "php" | "mysql";
                selectedComparator?: "<" | "<=" | "=" | ">=" | ">";
                selectedVersion?: string;
                filter?: string | string[];
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readLookupSources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupSourcesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readAnswers: {
        parameters: {
            query: {
                product: string;
                date: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswersResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listOutcomeSites: {
        parameters: {
            query: {
                outcome: "failed" | "rolledBack" | "silent";
                cursor?: string;
            };
            header?: never;
            path: {
                uuid: string;
                versionUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeSitesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listReleaseHealth: {
        parameters: {
            query: {
                product: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseHealthListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readReleaseHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                versionUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseHealthResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listErasures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    eraseDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        /** @description The domain to erase. Its form is that of a license's domain: the scheme, `www.` and the path do not count. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseDomainRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readAnalyticsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsSettingsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    saveAnalyticsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAnalyticsSettingsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsSettingsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readCollectedFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectedFieldsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    saveCollectedFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCollectedFieldsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectedFieldsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        /** @description A new link to a product's analytics, of a fixed day or of the newest complete one. It never shows domains. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShareRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedShareResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readSharedAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedAnalyticsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revokeShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                q?: string;
                limit?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new customer. An omitted name is blank. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCustomerRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetailResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteCustomer: {
        parameters: {
            query?: {
                deleteAssociatedLicenses?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Changes to some fields of a customer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchCustomerRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    exportCustomers: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV, streamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    countLicenses: {
        parameters: {
            query?: {
                customer?: string;
                product?: string;
                searchText?: string;
                status?: "active" | "expired" | "suspended" | "limit_reached" | "expiring";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountLicensesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listLicenses: {
        parameters: {
            query?: {
                customer?: string;
                product?: string;
                searchText?: string;
                status?: "active" | "expired" | "suspended" | "limit_reached" | "expiring";
                page?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Every field of a license. If `product` is null, the license includes every product of the account. `expires` is a time, or a day (`YYYY-MM-DD`) whose end in UTC is meant. `max_version` is the first version the license no longer includes, and requires a product. A blank `domain` means any site. Domains are stored without scheme, `www.`, port and path. Omitted `activated_domains` stay unchanged. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLicenseRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    replaceLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Every field of a license. If `product` is null, the license includes every product of the account. `expires` is a time, or a day (`YYYY-MM-DD`) whose end in UTC is meant. `max_version` is the first version the license no longer includes, and requires a product. A blank `domain` means any site. Domains are stored without scheme, `www.`, port and path. Omitted `activated_domains` stay unchanged. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLicenseRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    exportLicenses: {
        parameters: {
            query?: {
                customer?: string;
                product?: string;
                searchText?: string;
                status?: "active" | "expired" | "suspended" | "limit_reached" | "expiring";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV, streamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    reinstateLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    suspendLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteActivation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                activationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listActivations: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivationListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    bulkLicenses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A bulk change of the licenses with these `ids`, or of all that match a `filter`. With a filter, `count` is the number the caller expects: 409 if it differs or exceeds 10,000. `extend` requires `days`, `months` or `until`. Days and months are added to the expiry date, or to now if that has passed; a month ends on its last day. No license is shortened, and one that never expires stays unchanged. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkLicensesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkLicensesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    undoLicenses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the bulk change to undo. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoLicensesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoLicensesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    importLicenses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A part of a file, imported completely or not at all. A dry run changes nothing. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportLicensesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportLicensesResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    extendLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Extends a license by `days` or `months`, or `until` a time or day. Days and months are added to the expiry date, or to now if that has passed. No license is shortened, and one that never expires stays unchanged. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtendLicenseRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    issueLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A license for the customer with an e-mail address, who is added if there is none. Without `key`, the server creates one. A program that may repeat a request sends a `key` of its own: repeating it fails with a conflict instead of issuing another license. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueLicenseRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listLicenseDecisions: {
        parameters: {
            query: {
                text: string;
                product?: string;
                domain?: string;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseDecisionsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeyListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    rotateSigningKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeyListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    signWithKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeyListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new API key. Without `expires` it works until it is deleted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKeyResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    checkPluginUpdate: {
        parameters: {
            query?: {
                installed_version?: string | string[];
                php?: string | string[];
                locale?: string | string[];
                checking_for_updates?: string | string[];
                license?: string | string[];
                code?: string | string[];
                explain?: string | string[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginUpdateResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    postPluginUpdateCheck: {
        parameters: {
            query?: {
                installed_version?: string | string[];
                php?: string | string[];
                locale?: string | string[];
                checking_for_updates?: string | string[];
                license?: string | string[];
                code?: string | string[];
                explain?: string | string[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description The form of an older update checker. Every field may be missing. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": ({
                    domain?: string | string[];
                    collectAnalytics?: string | string[];
                    phpVersion?: string | string[];
                    language?: string | string[];
                    plugins?: string | string[];
                    theme?: string | string[];
                    mysqlVersion?: string | string[];
                    installed_version?: string | string[];
                    license?: string | string[];
                    code?: string | string[];
                } & {
                    [key: string]: unknown;
                }) | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginUpdateResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    checkThemeUpdate: {
        parameters: {
            query?: {
                installed_version?: string | string[];
                php?: string | string[];
                locale?: string | string[];
                checking_for_updates?: string | string[];
                license?: string | string[];
                code?: string | string[];
                explain?: string | string[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeUpdateResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    postThemeUpdateCheck: {
        parameters: {
            query?: {
                installed_version?: string | string[];
                php?: string | string[];
                locale?: string | string[];
                checking_for_updates?: string | string[];
                license?: string | string[];
                code?: string | string[];
                explain?: string | string[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description The form of an older update checker. Every field may be missing. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": ({
                    domain?: string | string[];
                    collectAnalytics?: string | string[];
                    phpVersion?: string | string[];
                    language?: string | string[];
                    plugins?: string | string[];
                    theme?: string | string[];
                    mysqlVersion?: string | string[];
                    installed_version?: string | string[];
                    license?: string | string[];
                    code?: string | string[];
                } & {
                    [key: string]: unknown;
                }) | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeUpdateResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    downloadPackage: {
        parameters: {
            query?: {
                version?: string | string[];
                access?: string | string[];
                license?: string | string[];
                code?: string | string[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readLatestVersion: {
        parameters: {
            query?: {
                license?: string | string[];
                code?: string | string[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestVersionResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readDetailsPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    temporaryDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listFlagProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagProductResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createFlagProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The name of a product with feature flags. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveFlagProductRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readFlagProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagProductResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteFlagProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateFlagProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description The name of a product with feature flags. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveFlagProductRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    searchFlagUsers: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagUserResponseOutput"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteFlagUser: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listFlagProductFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagProductFiguresResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readActiveUserCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUserCountResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readActiveUserLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUserLimitResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readFlagClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagClientResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readFlagCounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagCountsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listFlags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description A new flag. `percentage` is required for the type `percentage`, optional for `group` (the share of the sites that match) and otherwise ignored. `individual_users` are identifiers, for `individual`. A flag is off unless `active`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFlagRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagDetailResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        /** @description Changed fields of a flag; the result must be valid as a new flag. After the first request, another `identifier` fails with a conflict on `identifier` unless `confirmIdentifier` is true. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchFlagRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listOnUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnUsersResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readPublicFlags: {
        parameters: {
            query?: {
                identifier?: string | string[];
                identifier_domain?: string | string[];
                installed_version?: string | string[];
                wordpress?: string | string[];
                php?: string | string[];
                locale?: string | string[];
                domain?: string | string[];
                license_status?: string | string[];
                license_product?: string | string[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFlagsResponse"];
                };
            };
            /** @description 304 */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readFlagSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagScheduleResponse"] | null;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    saveFlagSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        /** @description A schedule: each step turns the flag on or off, sets its percentage, or both, at its time (UTC). It replaces the flag's earlier schedule. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveFlagScheduleRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagScheduleResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteFlagSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    explainFlags: {
        parameters: {
            query?: {
                identifier?: string;
                identifier_domain?: string;
                installed_version?: string;
                wordpress?: string;
                php?: string;
                locale?: string;
                domain?: string;
                license_status?: string;
                license_product?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagExplanationResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listFlagChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagChangeResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    pauseFlagSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagScheduleResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readFlagReach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
                changeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagReachResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
                changeId: string;
            };
            cookie?: never;
        };
        /** @description The revision of the flag that is replaced, if only that one may be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreFlagRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    resumeFlagSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagScheduleResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    completeAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The authorization that the signed-in person completed at the code host. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteAuthorizationRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletedAuthorizationResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    connectGitlabToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A personal access token of GitLab. It is stored encrypted and never returned. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectGitlabTokenRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        login: string;
                    };
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteGitlabToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listCodeHosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeHostsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    disconnectCodeHost: {
        parameters: {
            query: {
                provider: "github" | "gitlab" | "bitbucket";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    receiveAuthorization: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                error?: string;
            };
            header?: never;
            path: {
                provider: "github" | "gitlab" | "bitbucket";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 302 */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    startAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "github" | "gitlab" | "bitbucket";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listRepositories: {
        parameters: {
            query?: {
                force?: string;
                provider?: "github" | "gitlab" | "bitbucket" | "git";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryResponseOutput"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    addRepository: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A repository on any Git server, by its SSH or HTTPS URL. HTTPS takes a user name and an access token, which are stored encrypted and never returned. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddRepositoryRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listBranches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    trustHostKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description The fingerprint of the SSH host key to trust from now on, such as `SHA256:…`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrustHostKeyRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readDeployKeyWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                repoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKeyWebhookResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    connectRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                repoId: string;
            };
            cookie?: never;
        };
        /** @description The choice of what to deploy. Without `branch`, the repository's `master`. `path` is the folder of the product in a repository with several. With `releasesTags`, a tag such as `v1.2.3` is released as well. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectRepositoryRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    disconnectRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                repoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    connectWebhookOnly: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                repoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    disconnectWebhookOnly: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                repoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listDeployments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readDeployment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateDeployment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Changes to what a product deploys. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchDeploymentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readVersionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                repoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionStatusResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteExternalObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: "deployKeys" | "webhooks";
                id: string;
                externalId: string;
                internalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listExternalObjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                repoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKeyWebhookAdminResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readGithubActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GithubActionsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    setGithubActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Turns the GitHub Actions mode of a product on or off. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GithubActionsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GithubActionsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description 503 (`unavailable`) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    traceRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraceResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listDeployKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKeyResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The product for which to create a deploy key. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDeployKeyRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKeyResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    buildNow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    downloadBuildLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listBuilds: {
        parameters: {
            query?: {
                after?: string;
                status?: "waiting" | "running" | "released" | "skipped" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listPluginBuilds: {
        parameters: {
            query?: {
                after?: string;
                status?: "waiting" | "running" | "released" | "skipped" | "failed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listThemeBuilds: {
        parameters: {
            query?: {
                after?: string;
                status?: "waiting" | "running" | "released" | "skipped" | "failed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readBuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    receivePush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushResponse"];
                };
            };
            /** @description 202 */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    replayBuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Conflicts with existing data (`conflict`, `stale`) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    streamBuild: {
        parameters: {
            query?: {
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, until the build ends */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readInterface: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterfaceResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    validateAccountLicense: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidLicenseResponse"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    validateAccountLicenseByForm: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        /** @description The parameters of a license check as a form. They take precedence over those in the URL. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": ({
                    license?: string | string[];
                    domain?: string | string[];
                    product?: string | string[];
                    lease?: string | string[];
                    format?: string | string[];
                } & {
                    [key: string]: unknown;
                }) | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidLicenseResponse"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    validateAccountLicenseWithDomain: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidLicenseResponse"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    validateAccountLicenseWithDomainByForm: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        /** @description The parameters of a license check as a form. They take precedence over those in the URL. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": ({
                    license?: string | string[];
                    domain?: string | string[];
                    product?: string | string[];
                    lease?: string | string[];
                    format?: string | string[];
                } & {
                    [key: string]: unknown;
                }) | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidLicenseResponse"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    activateAccountLicense: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the header `Pressdock-Code` contains the new state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["ActivationChangeResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    activateAccountLicenseByForm: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        /** @description The parameters of a license check as a form. They take precedence over those in the URL. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": ({
                    license?: string | string[];
                    domain?: string | string[];
                    product?: string | string[];
                    lease?: string | string[];
                    format?: string | string[];
                } & {
                    [key: string]: unknown;
                }) | null;
            };
        };
        responses: {
            /** @description Done; the header `Pressdock-Code` contains the new state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["ActivationChangeResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deactivateAccountLicense: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the header `Pressdock-Code` contains the new state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["ActivationChangeResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deactivateAccountLicenseByForm: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        /** @description The parameters of a license check as a form. They take precedence over those in the URL. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": ({
                    license?: string | string[];
                    domain?: string | string[];
                    product?: string | string[];
                    lease?: string | string[];
                    format?: string | string[];
                } & {
                    [key: string]: unknown;
                }) | null;
            };
        };
        responses: {
            /** @description Done; the header `Pressdock-Code` contains the new state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["ActivationChangeResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    validateLicense: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidLicenseResponse"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    validateLicenseByForm: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of a license check as a form. They take precedence over those in the URL. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": ({
                    license?: string | string[];
                    domain?: string | string[];
                    product?: string | string[];
                    lease?: string | string[];
                    format?: string | string[];
                } & {
                    [key: string]: unknown;
                }) | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidLicenseResponse"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    validateLicenseWithDomain: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidLicenseResponse"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    validateLicenseWithDomainByForm: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of a license check as a form. They take precedence over those in the URL. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": ({
                    license?: string | string[];
                    domain?: string | string[];
                    product?: string | string[];
                    lease?: string | string[];
                    format?: string | string[];
                } & {
                    [key: string]: unknown;
                }) | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidLicenseResponse"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    activateLicense: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the header `Pressdock-Code` contains the new state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["ActivationChangeResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    activateLicenseByForm: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of a license check as a form. They take precedence over those in the URL. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": ({
                    license?: string | string[];
                    domain?: string | string[];
                    product?: string | string[];
                    lease?: string | string[];
                    format?: string | string[];
                } & {
                    [key: string]: unknown;
                }) | null;
            };
        };
        responses: {
            /** @description Done; the header `Pressdock-Code` contains the new state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["ActivationChangeResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deactivateLicense: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the header `Pressdock-Code` contains the new state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["ActivationChangeResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deactivateLicenseByForm: {
        parameters: {
            query?: {
                license?: string | string[];
                domain?: string | string[];
                product?: string | string[];
                lease?: string | string[];
                format?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of a license check as a form. They take precedence over those in the URL. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": ({
                    license?: string | string[];
                    domain?: string | string[];
                    product?: string | string[];
                    lease?: string | string[];
                    format?: string | string[];
                } & {
                    [key: string]: unknown;
                }) | null;
            };
        };
        responses: {
            /** @description Done; the header `Pressdock-Code` contains the new state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["ActivationChangeResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description The license is not valid; the header `Pressdock-Code` contains the reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/json": components["schemas"]["RefusedLicenseResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    downloadComposerDist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: string;
                product: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] | components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readComposerPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: string;
                vendor: string;
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComposerPackageResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] | components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readComposerRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComposerRepositoryResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSiteResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointResponse"][];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetailResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                actor?: string;
                action?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV, streamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                actor?: string;
                action?: string;
                from?: string;
                to?: string;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The operator's account and the setup code that the server printed at its first start. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOperatorRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    endViewing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                q?: string;
                state?: "delinquent" | "suspended" | "deactivated" | "unverified" | "admin";
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountListResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new account. Its person chooses the password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccountRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Changes to an account's plan, payment state and permissions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchAccountRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    viewAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewingResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    resetAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    setOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description Whether the person of an account is an operator. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetOperatorRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    suspendAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponseOutput"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    readServerSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerSettingsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateServerSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Changes to the settings of this server. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchServerSettingsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerSettingsResponse"];
                };
            };
            /** @description The request is not valid (`validation_failed`) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No valid session or API key (`unauthenticated`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not allowed (`forbidden`, `second_factor_required`, `proof_required`, `deactivated`, `suspended`, `email_unverified`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not found (`not_found`) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large (`too_large`) */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Unsupported media type (`unsupported_media_type`) */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; `Retry-After` contains the seconds to wait (`rate_limited`) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
}
